/** The frame of every page below `/docs`: head, navigation, and one style that is light or dark as the reader's system is. */
import { escapeHtml } from './escape-html.ts';

/** Where the navigation leads; the page that is open is marked. */
const NAVIGATION = [
  ['/', 'Console'],
  ['/docs', 'API reference'],
  ['/docs/guides', 'Guides'],
  ['/docs/activities', 'Activities'],
  ['/docs/agents', 'Agents'],
  ['/docs/skill', 'Skill'],
] as const;

export type Section = (typeof NAVIGATION)[number][0];

export interface PageContent {
  readonly title: string;
  /** Null for a page that the navigation does not list. */
  readonly section: Section | null;
  /** HTML. */
  readonly body: string;
  /** The path of a script of the page; the others run none. */
  readonly script?: string;
}

/** The whole document. */
export function layout({ title, section, body, script }: PageContent): string {
  const links = NAVIGATION.map(
    ([path, name]) => `<a href="${path}"${path === section ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Fairday</title>
<link rel="icon" href="/console.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/pages.css">
${script === undefined ? '' : `<script type="module" src="${script}"></script>\n`}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<nav aria-label="Documentation">${links.join(' ')}</nav>
<main id="content">
${body}
</main>
</body>
</html>
`;
}
