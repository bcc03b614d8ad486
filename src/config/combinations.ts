/** Settings that depend on each other. */
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';

/** The value of FAIRDAY_ICON_BASE for the icons that this service serves. */
export const ICONS_OF_THIS_SERVICE = 'self';

/** Checks settings that depend on each other. Throws `ConfigError`. */
export function validateTogether(config: Config): Config {
  if (config.metNorwayUrl !== null && config.contact === null) {
    throw new ConfigError(
      'FAIRDAY_MET_NORWAY needs FAIRDAY_CONTACT, an e-mail or web address: MET Norway refuses requests without contact details',
    );
  }
  checkModel(config);
  if (config.metricsToken !== null && !isHeaderWord(config.metricsToken)) {
    throw new ConfigError('FAIRDAY_METRICS_TOKEN must be printable ASCII without spaces or line breaks');
  }
  checkSignUp(config);
  if (config.iconBase !== ICONS_OF_THIS_SERVICE) return config;
  if (config.baseUrl === null) {
    throw new ConfigError('FAIRDAY_ICON_BASE=self needs FAIRDAY_BASE_URL: callers fetch the icons from there');
  }
  return { ...config, iconBase: `${config.baseUrl}/icons` };
}

/**
 * Throws `ConfigError` where a part of the language model is missing. A name or key without the URL is none: to unset the
 * URL switches the model off.
 */
function checkModel({ llmUrl, llmModel, llmKey }: Config): void {
  if (llmKey !== null && !isHeaderWord(llmKey)) {
    throw new ConfigError('FAIRDAY_LLM_KEY must be a key of printable ASCII without spaces or line breaks');
  }
  if (llmUrl !== null && llmModel === null) {
    throw new ConfigError('FAIRDAY_LLM_URL needs FAIRDAY_LLM_MODEL, the name of the model at that endpoint');
  }
}

/** Whether a header can carry it as one word. */
function isHeaderWord(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}

/** Throws `ConfigError` where a part of self-service is missing, or would have no effect. */
function checkSignUp({ signUp, smtpUrl, mailFrom, baseUrl }: Config): void {
  if (!signUp) {
    const idle = smtpUrl !== null ? 'FAIRDAY_SMTP_URL' : mailFrom !== null ? 'FAIRDAY_MAIL_FROM' : null;
    if (idle !== null)
      throw new ConfigError(`${idle} has no effect without FAIRDAY_SIGNUP=on; set that or leave it unset`);
    return;
  }
  if (smtpUrl === null)
    throw new ConfigError('FAIRDAY_SIGNUP=on needs FAIRDAY_SMTP_URL, the mail server that sends the links');
  if (mailFrom === null) throw new ConfigError('FAIRDAY_SIGNUP=on needs FAIRDAY_MAIL_FROM, the sender of the mails');
  if (baseUrl === null)
    throw new ConfigError('FAIRDAY_SIGNUP=on needs FAIRDAY_BASE_URL, which the links in the mails begin with');
}
