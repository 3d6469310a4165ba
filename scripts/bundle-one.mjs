// Bundles one program and says where it lies.
import { bundle } from './bundle.mjs';

process.stdout.write(await bundle(process.argv[2]));
