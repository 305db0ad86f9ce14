import { navigation, type Sector, sectors } from '#content';

/**
 * Links for buyers: contracting, tender file and sectors.
 * @param offeringHref path of an offering: lists only the sectors that the offering fits; without it, lists all sectors
 */
export function BuyerLinks({ offeringHref }: { offeringHref?: string }) {
  const { heading, links } = navigation.buyers;
  const fits = ({ offerings }: Sector) => !offeringHref || offerings.some(({ href }) => href === offeringHref);
  const sectorLinks = sectors.filter(fits).map(({ title: label, href }) => ({ label, href }));
  return (
    <nav className="buyer-links wrap row" aria-labelledby="buyer-links-heading">
      <p className="list-heading" id="buyer-links-heading">
        {heading}
      </p>
      <ul className="row">
        {[...links, ...sectorLinks].map((link) => (
          <li key={link.href}>
            <a className="tap semibold" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
