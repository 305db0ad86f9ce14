import { navigation, sectors } from '#content';

/**
 * What a buyer reads before writing to us, in one line.
 * @param of the page they stand on, which names the sectors that it fits; without it, all are named
 */
export function BuyerLinks({ of }: { of?: string }) {
  const { heading, links } = navigation.buyers;
  const fitting = sectors.filter(({ fits }) => fits.some(({ href }) => href === of));
  const sectorLinks = (of === undefined ? sectors : fitting).map(({ title, href }) => ({ label: title, href }));
  return (
    <nav className="buyer-links wrap row" aria-labelledby="buyer-links-heading">
      <p className="list-heading" id="buyer-links-heading">
        {heading}
      </p>
      <ul className="row">
        {[...links, ...sectorLinks].map((link) => (
          <li key={link.href}>
            <a className="tap" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
