import { siteText } from '#content';

/** Says, in a build that delivers nothing, why a form cannot be sent: the script is switched off, or does not come. */
export function NeedsScript() {
  return import.meta.env.DELIVERY === 'none' ? <p className="needs-script">{siteText.sending.needsScript}</p> : null;
}
