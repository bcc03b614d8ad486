/** The names of an entry of `data/stand-ins.yaml`, which are parted by |. */
export function namesOfEntry(names: string): string[] {
  return names.includes('|') ? names.split('|').map((name) => name.trim()) : [names.trim()];
}
