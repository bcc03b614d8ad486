/** The pages of self-service: forms without scripts. */
import type { MailLink } from '../../account/mail-link.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { layout } from '../pages/page-layout.ts';

const page = (title: string, body: string) =>
  layout({ title, section: null, body: `<h1>${escapeHtml(title)}</h1>\n${body}` });

function emailForm(purpose: MailLink['purpose'], button: string): string {
  return `<form class="mail-form" method="post" action="/signup/mail">
<input type="hidden" name="purpose" value="${purpose}">
<label>E-mail address <input type="email" name="email" required autocomplete="email" maxlength="254"></label>
<button type="submit">${button}</button>
</form>`;
}

export function signUpPage(): string {
  return page(
    'Get an API key',
    `<p>We send a link to your address. Open it, and the page shows your key.</p>
${emailForm('sign-up', 'Send the link')}
<p>Lost your key? <a href="/signup/key">Get another</a>. Done with the service? <a href="/signup/delete">Delete your account</a>.</p>
<p><small>The address is stored with your account and used for these links alone; <a href="/docs/guides/billing">what a call costs</a>.</small></p>`,
  );
}

export function lostKeyPage(): string {
  return page(
    'Get another key',
    `<p>Keys are not stored, so a lost one cannot be shown again. We send a link to the address of your account; the page behind it
shows a new key.</p>
${emailForm('new-key', 'Send the link')}`,
  );
}

export function deletePage(): string {
  return page(
    'Delete your account',
    `<p>Your address, your keys and your questions are forgotten. The bookings stay under a number, as accounting law asks. We send a
link to your address first.</p>
${emailForm('delete', 'Send the link')}`,
  );
}

/** The same whether the address has an account or not. */
export function sentPage(): string {
  return page(
    'Look into your mail',
    `<p>If a link can be sent to that address, it is on its way. It may take a minute, and may lie under spam.</p>
<p>Nothing came? <a href="/signup">Ask again</a>, and look at the spelling of the address.</p>`,
  );
}

export function noEmailPage(): string {
  return page(
    'That is no e-mail address',
    `<p>It needs a name, an @ and a domain, such as jane@example.org. <a href="/signup">Try again</a>.</p>`,
  );
}

export function tooManyPage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return page('Too many at once', `<p>Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.</p>`);
}

/** What the link does, with the button that does it. */
export function linkPage(link: MailLink | null, token: string): string {
  if (link === null) return refusedPage('This link is not valid any more. Ask for a new one.');
  const { title, text, button, choice } = LINK_TEXTS[link.purpose];
  return page(
    title,
    `<p>${text.replace('{email}', () => `<b>${escapeHtml(link.email)}</b>`)}</p>
<form class="mail-form" method="post" action="/signup/use">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${choice}
<button type="submit">${button}</button>
</form>`,
  );
}

const LINK_TEXTS: Readonly<
  Record<
    MailLink['purpose'],
    { readonly title: string; readonly text: string; readonly button: string; readonly choice: string }
  >
> = {
  'sign-up': {
    title: 'Confirm your address',
    text: 'You get an account for {email}, and its key, which is shown once.',
    button: 'Show my key',
    choice: '',
  },
  'new-key': {
    title: 'Get another key',
    text: 'You get another key for {email}, which is shown once.',
    button: 'Show my key',
    choice: '<label><input type="checkbox" name="revoke" value="yes" checked> The keys that I had stop working</label>',
  },
  delete: {
    title: 'Delete your account',
    text: 'The account of {email} is deleted at once, and cannot be brought back.',
    button: 'Delete it',
    choice: '<label><input type="checkbox" name="forfeit" value="yes"> I give up credit that is left</label>',
  },
};

/** The key, the only time that it is shown. */
export function keyPage(email: string, key: string, baseUrl: string): string {
  const line = `curl -H 'X-API-Key: ${key}' '${baseUrl}/v1/decide?location=Leeds&activity=exterior-painting&when=tomorrow'`;
  return page(
    'Your API key',
    `<p>For ${escapeHtml(email)}. It is shown this once: copy it now.</p>
<pre class="key-shown" tabindex="0">${escapeHtml(key)}</pre>
<p>Try it in a terminal, or paste it into the <a href="/">console</a>:</p>
<pre tabindex="0">${escapeHtml(line)}</pre>
<p><a href="/docs/guides/first-decision">Your first decision</a></p>`,
  );
}

export function deletedPage(email: string): string {
  return page(
    'Your account is deleted',
    `<p>Nothing is left of ${escapeHtml(email)} but its bookings, under a number.</p>`,
  );
}

export function refusedPage(message: string): string {
  return page('That did not work', `<p>${escapeHtml(message)}</p>\n<p><a href="/signup">Ask for a link</a></p>`);
}
