// Imported into a command that is measured: writes what it has used into the file that USAGE_FILE names, when it ends.

import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  const usage = {
    processor: (user + system) / 1e6,
    seconds: performance.now() / 1000,
    residentMb: maxRSS / 1e3,
  };
  writeFileSync(process.env.USAGE_FILE as string, JSON.stringify(usage));
});
