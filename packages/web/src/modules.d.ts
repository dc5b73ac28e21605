declare module '*/RULES.md' {
  export const book: import('../build/rulebook.ts').Book;
}
declare module '*/RULES.ru.md' {
  export const book: import('../build/rulebook.ts').Book;
}
declare module '*?worker-address' {
  export const address: string;
}
