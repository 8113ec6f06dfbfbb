// `npm run packages`: writes what is published into dist/packages, a folder and a tarball for each package.

import { join } from 'node:path';
import { root } from './published.ts';
import { writePackages } from './write-packages.ts';

const tarballs = await writePackages(join(root, 'dist', 'packages'));
for (const tarball of tarballs) console.log(tarball);
