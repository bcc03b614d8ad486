/** The guides as pages: Markdown in the frame of the documentation, its links turned to the addresses of this server. */
import chancesPicture from '../../../docs/images/chances.svg' with { type: 'text' };
import windowPicture from '../../../docs/images/one-window.svg' with { type: 'text' };
import { escapeHtml } from './escape-html.ts';
import { GUIDES, type Guide } from './guides.ts';
import { layout } from './page-layout.ts';

/** The pictures of the guides, by the name of their file. */
export const GUIDE_PICTURES: Readonly<Record<string, string>> = {
  'chances.svg': String(chancesPicture),
  'one-window.svg': String(windowPicture),
};

const GROUPS = [...new Set(GUIDES.map(({ group }) => group))];

/** The list of all guides. */
export function guideIndexPage(): string {
  const parts = GROUPS.map((group) => {
    const items = GUIDES.filter((guide) => guide.group === group).map(
      ({ id, title, lead }) =>
        `<li><a href="/docs/guides/${id}">${escapeHtml(title)}</a><p>${escapeHtml(lead)}</p></li>`,
    );
    return `<h2>${group}</h2><ul class="list">${items.join('')}</ul>`;
  });
  return layout({ title: 'Guides', section: '/docs/guides', body: `<h1>Guides</h1>${parts.join('')}` });
}

/** One guide, for a service at `baseUrl`: its examples call this server. */
export function guidePage(guide: Guide, baseUrl: string): string {
  const markdown = guide.text.replaceAll('http://127.0.0.1:8080', baseUrl);
  const body = Bun.markdown.html(markdown, { headings: { ids: true } });
  return layout({
    title: guide.title,
    section: '/docs/guides',
    body: linked(body)
      .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>'),
  });
}

/** Links between pages of `docs/` lead to guides; where a page is not among them its words stay, without a link. */
function linked(html: string): string {
  return html
    .replace(/<img src="(?:\.\.\/)?images\/([^"]+)"/g, '<img src="/docs/guides/$1"')
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (whole, target: string, words: string) => {
      if (/^(?:https?:|#|\/)/.test(target)) return whole;
      const [, id, anchor = ''] = /([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
      const known = GUIDES.some((guide) => guide.id === id);
      return known ? `<a href="/docs/guides/${id}${anchor}">${words}</a>` : words;
    });
}
