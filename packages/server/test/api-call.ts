/** Posts to a server; fails with the code of a refusal. */
export async function call(
  address: string,
  path: string,
  { body = {}, token = '' },
): Promise<Record<string, string>> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(`${path}: ${answer.code}`);
  return answer;
}
