// `npm run docs [-- FOLDER]`: builds the documentation site, into `dist/docs` if no folder is named.

import { join } from 'node:path';
import { root } from '../packages/published.ts';
import { buildSite } from './build-site.ts';
import { brokenLinks } from './check-links.ts';

const folder = process.argv[2] ?? join(root, 'dist', 'docs');
await buildSite(folder);
const broken = brokenLinks(folder);
for (const link of broken) console.error(`leads nowhere: ${link}`);
console.log(`The documentation is in ${folder}: open index.html, or copy the folder to any web server.`);
process.exitCode = broken.length === 0 ? 0 : 1;
