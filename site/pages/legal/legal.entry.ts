/** Script of a legal page. The sections are open in the document; on a phone it closes them, so that they are the table of contents. */
const sections = [...document.querySelectorAll<HTMLDetailsElement>('.legal-section')];

if (matchMedia('(width < 36rem)').matches) for (const section of sections) section.open = false;
openTarget();
addEventListener('hashchange', openTarget);

/** Opens the section that the address names, or that contains what it names. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const section = sections.find((element) => element.contains(target));
  if (!section || section.open) return;
  section.open = true;
  target?.scrollIntoView();
}
