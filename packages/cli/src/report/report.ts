// A self-contained report: an HTML page with tables and charts, or the charts alone as one SVG.

import { extname } from 'node:path';
import { accept } from '@mirabilia/kernel';
import { type CommandResult, misused } from '../command-result.ts';
import { openOutput, STDIO } from '../files/output.ts';
import { pageOf } from './page.ts';
import { pictureOf } from './picture.ts';
import type { Figure } from './svg.ts';
import type { ReportTable } from './table.ts';

export interface Section {
  readonly heading: string;
  /** How to read it. */
  readonly note?: string;
  readonly figure?: Figure;
  /** The first row is the header. */
  readonly table?: ReportTable;
  /** A second chart, shown on request. */
  readonly more?: { readonly title: string; readonly figure: Figure };
}

export interface PlottedReport {
  readonly kind: string;
  readonly title: string;
  /** What the numbers mean, most important first. */
  readonly finding: readonly string[];
  readonly about: readonly string[];
  readonly sections: readonly Section[];
  /** How and when it was made. */
  readonly made: Readonly<Record<string, string>>;
}

const FORMATS: Readonly<Record<string, (report: PlottedReport) => string>> = {
  '.html': pageOf,
  '.svg': pictureOf,
};

export const REPORT_HELP = 'file for a report with plots: .html or .svg; - for a page on the standard output';

export interface ReportFile {
  write(report: PlottedReport): CommandResult<void>;
}

/** Opened before the work: if it can't be written, the user learns it at once and not after hours. */
export function openReport(path: string): CommandResult<ReportFile> {
  const format = path === STDIO ? pageOf : FORMATS[extname(path).toLowerCase()];
  if (format === undefined) {
    return misused(`A report is a file that ends in ${Object.keys(FORMATS).join(' or ')}, not “${path}”.`);
  }
  const file = openOutput(path);
  if (!file.ok) return file;
  return accept({
    write: (report) => {
      const written = file.value.write(format(report));
      return written.ok ? file.value.commit() : written;
    },
  });
}
