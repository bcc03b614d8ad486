/** Files that the executable carries: text and YAML as values, binary tables as paths that `Bun.file` opens. */
declare module '*.sql' {
  const text: string;
  export default text;
}
declare module '*.css' {
  const text: string;
  export default text;
}
declare module '*.bin' {
  const path: string;
  export default path;
}
declare module '*.gz' {
  const path: string;
  export default path;
}
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
