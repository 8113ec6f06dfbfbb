// A little colour for code: comments, strings and the words of the language. Anything else stays as it is.

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] as string);

const KEYWORDS =
  'const|let|function|return|if|else|for|of|in|while|import|export|from|type|interface|readonly|new|await|async|extends|keyof|typeof|true|false|undefined|def|class|pass|not|and|or|None|True|False';

const TOKENS: Readonly<Record<string, RegExp>> = {
  ts: new RegExp(
    `(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)|(?<string>'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"|\`[^\`]*\`)|(?<word>\\b(?:${KEYWORDS})\\b)`,
    'g',
  ),
  python: new RegExp(
    `(?<comment>#[^\\n]*)|(?<string>"""[\\s\\S]*?"""|'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*")|(?<word>\\b(?:${KEYWORDS})\\b)`,
    'g',
  ),
};
const ALIASES: Readonly<Record<string, string>> = {
  js: 'ts',
  mjs: 'ts',
  typescript: 'ts',
  json: 'ts',
  py: 'python',
};

export function highlighted(code: string, language = ''): string {
  const tokens = TOKENS[ALIASES[language] ?? language];
  if (tokens === undefined) return escaped(code);
  let at = 0;
  let markup = '';
  for (const { 0: text, index, groups = {} } of code.matchAll(tokens)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    markup += `${escaped(code.slice(at, index))}<span class="${kind}">${escaped(text)}</span>`;
    at = index + text.length;
  }
  return markup + escaped(code.slice(at));
}

export const codeBlock = (code: string, language?: string): string =>
  `<pre tabindex="0"><code>${highlighted(code, language)}</code></pre>\n`;
