/** Embedded files: text and YAML are imported as values, binary tables as paths for `Bun.file`. */
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
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const text: string;
  export default text;
}
