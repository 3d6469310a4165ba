const LONGEST = 60;

/** Most specific first, since every browser says that it is some others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser says of itself, in the few words by which a person knows their own. */
export function shortAgent(agent: string): string {
  const [, name, version] =
    BROWSERS.flatMap(([pattern, called]) => {
      const found = pattern.exec(agent);
      return found ? [[found[0], called, found[1] ?? '']] : [];
    })[0] ?? [];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  const words = [name && `${name} ${version}`, system && `on ${system}`].filter(Boolean).join(' ');
  return words === '' ? agent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, LONGEST) : words;
}
