import chromium from '@sparticuz/chromium';

// Unpacks the browser that came with the install into the temp folder this process was given,
// together with the system libraries it packs only where it believes to be in a bare container.
await chromium.executablePath();
