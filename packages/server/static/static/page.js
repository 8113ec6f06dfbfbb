// The plain page: lists public matches, and takes the link by which a guest moves to another device.

const STATUS = { lobby: 'waits for players', running: 'is being played', over: 'is over' };

async function listMatches() {
  const list = document.querySelector('#matches');
  const items = await fetch('/api/matches')
    .then((response) => (response.ok ? response.json() : Promise.reject(response)))
    .then(({ matches }) => matches.map(describe))
    .catch(() => ['The list can’t be had now.']);
  const lines = items.length > 0 ? items : ['None at the moment.'];
  list.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  );
}

function describe({ game, seats, status }) {
  const names = seats.map(({ kind, name }) => name ?? kind).join(', ');
  return `${game} ${STATUS[status]}: ${names}`;
}

function offerDevice(token) {
  // The secret shall not stay in the address bar or in the history.
  history.replaceState(null, '', '/');
  document.querySelector('#device').hidden = false;
  const button = document.querySelector('#claim');
  button.addEventListener('click', async () => {
    button.disabled = true;
    const response = await fetch('/api/guests/claim', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Mirabilia': '1' },
      body: JSON.stringify({ token }),
    });
    const answer = await response.json();
    document.querySelector('#claimed').textContent = response.ok
      ? `You are ${answer.name}.`
      : answer.sentence;
  });
}

const device = new URLSearchParams(location.hash.slice(1)).get('device');
if (device !== null) offerDevice(device);
await listMatches();
