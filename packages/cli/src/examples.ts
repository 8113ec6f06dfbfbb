/** What the help of each command shows: calls that people can copy. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  serve: [
    'mirabilia serve --port 8080 --data ./games',
    'mirabilia serve --proxies 1 --public-url https://play.example.org',
    'mirabilia serve --limits school --limit guests=400/600',
  ],
  admin: [
    'mirabilia admin link',
    'mirabilia admin reports',
    'mirabilia admin ban 4fJ2kq0XbN1c',
    'mirabilia admin announce "Restart at nine"',
    'mirabilia admin drain on',
  ],
  settings: ['mirabilia settings', 'mirabilia settings --settings club.json --print'],
  doctor: ['mirabilia doctor --url https://play.example.org', 'mirabilia doctor --data ./games --json'],
  backup: ['mirabilia backup today.db', 'mirabilia backup - --quiet | gzip > today.db.gz'],
  restore: [
    'mirabilia restore today.db --data ./trial',
    'gunzip -c today.db.gz | mirabilia restore - --force',
  ],
  'migrate-store': [
    'DATABASE_URL=postgres://user:password@host/mirabilia mirabilia migrate-store --data ./games',
  ],
  demo: ['mirabilia demo', 'mirabilia demo architects --players 5 --bots hard --lang fr'],
  simulate: [
    'mirabilia simulate seven-wonders --players 4 --games 1000 --seed spring --out spring.jsonl',
    'mirabilia simulate architects --bots easy,medium,hard --csv > boards.csv',
    'mirabilia simulate seven-wonders --games 500 --out - --quiet | mirabilia stats -',
  ],
  arena: [
    'mirabilia arena seven-wonders --players 3 --bots hard,medium --deals 200 --report arena.html',
    'mirabilia arena architects --bots "exec:python3 my_bot.py",medium --out arena.jsonl',
  ],
  ladder: [
    'mirabilia ladder league --game seven-wonders --bots random,easy,medium,hard,expert-0 --games 600',
    'mirabilia ladder league --bots "exec:python3 my_bot.py" --games 200',
    'mirabilia ladder league --games 0',
  ],
  data: [
    'mirabilia data seven-wonders',
    'mirabilia data architects --lang de > architects.json',
    'mirabilia data architects --schema',
  ],
  env: [
    'mirabilia env seven-wonders --players 3 --describe',
    'mirabilia env architects --bots agent,medium,medium --matches 32 --seed spring',
  ],
  'bot-check': ['mirabilia bot-check "exec:python3 my_bot.py" --game architects'],
  worker: ['DATABASE_URL=postgres://user:password@host/mirabilia mirabilia worker --workers max'],
  stats: [
    'mirabilia stats spring.jsonl --report stats.html',
    'mirabilia stats arena.jsonl --bot hard --json',
    'gunzip -c games.jsonl.gz | mirabilia stats - --players 4 --csv',
  ],
  check: ['mirabilia check spring.jsonl', 'gunzip -c games.jsonl.gz | mirabilia check - --quiet'],
  replay: [
    'mirabilia replay spring.jsonl --record 3 --seat 1 --coach',
    'mirabilia replay game.json --step --lang it',
  ],
};

export const examplesOf = (command: string): string =>
  ['', 'Examples:', ...(EXAMPLES[command] ?? []).map((call) => `  ${call}`)].join('\n');
