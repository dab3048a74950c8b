import type { Source } from './rule.ts'

const law = (title: string, from: string, path: string): Source => ({
  title,
  from,
  url: `https://www.legislation.gov.uk/${path}`,
})

const rentersRights = (section: number) =>
  law(
    `Renters’ Rights Act 2025, section ${section}`,
    '2026-05-01',
    `ukpga/2025/26/section/${section}`,
  )

/** As all of England’s acts about tenants here are. */
const ofAssured = (source: Source): Source => ({ ...source, isForAssured: true })

const tenanciesScotland = (section: string) =>
  law(
    `Private Housing (Tenancies) (Scotland) Act 2016, section ${section}`,
    '2026-05-01',
    `asp/2016/19/section/${section}`,
  )

const tenantFees = (place: string, path: string) =>
  ofAssured(law(`Tenant Fees Act 2019, ${place}`, '2019-06-01', `ukpga/2019/4/${path}`))

/** The laws behind the rules. Dates are those from which each holds for adverts of today. */
export const SOURCES = {
  periodicTenancies: ofAssured(rentersRights(1)),
  rentInAdvance: ofAssured(rentersRights(9)),
  pets: ofAssured(rentersRights(11)),
  children: ofAssured(rentersRights(33)),
  benefits: ofAssured(rentersRights(34)),
  statedRent: ofAssured(rentersRights(56)),
  childrenAndBenefitsWales: law(
    'Renters’ Rights Act 2025, section 44',
    '2026-06-01',
    'ukpga/2025/26/section/44',
  ),
  childrenScotland: tenanciesScotland('6A'),
  benefitsScotland: tenanciesScotland('6B'),
  tenancyDeposit: tenantFees('schedule 1, paragraph 2', 'schedule/1'),
  holdingDeposit: tenantFees('schedule 1, paragraph 3', 'schedule/1'),
  tenantFees: tenantFees('section 1', 'section/1'),
  tenantFeesWales: law(
    'Renting Homes (Fees etc.) (Wales) Act 2019, section 2',
    '2019-09-01',
    'anaw/2019/2/section/2',
  ),
  premiumsScotland: law('Rent (Scotland) Act 1984, section 82', '1984-11-05', 'ukpga/1984/58'),
  depositScotland: law('Rent (Scotland) Act 1984, section 90', '1984-11-05', 'ukpga/1984/58'),
  depositNorthernIreland: law(
    'Private Tenancies Act (Northern Ireland) 2022, section 4',
    '2023-04-01',
    'nia/2022/20/section/4',
  ),
  energyRating: law(
    'Energy Performance of Buildings (England and Wales) Regulations 2012, regulation 11',
    '2013-01-09',
    'uksi/2012/3118/regulation/11',
  ),
  energyRatingScotland: law(
    'Energy Performance of Buildings (Scotland) Regulations 2008, regulation 5A',
    '2013-01-09',
    'ssi/2008/309/regulation/5A',
  ),
  energyRatingNorthernIreland: law(
    'Energy Performance of Buildings (Certificates and Inspections) Regulations (Northern Ireland) 2008, regulation 5A',
    '2013-02-18',
    'nisr/2008/170/regulation/5A',
  ),
  minimumEnergy: law(
    'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, regulation 23',
    '2018-04-01',
    'uksi/2015/962/regulation/23',
  ),
  materialInformation: law(
    'Digital Markets, Competition and Consumers Act 2024, section 230',
    '2025-04-06',
    'ukpga/2024/13/section/230',
  ),
  equality: law('Equality Act 2010, section 34', '2010-10-01', 'ukpga/2010/15/section/34'),
} as const satisfies Record<string, Source>
