import { type Block, callout, em, heading, link, list, paragraph, strong } from '../blocks.ts'

export const BODY: readonly Block[] = [
  paragraph(
    'Every home that is advertised comes with a coloured ladder from A to G. Most people look for the letter, think “D, like everything else”, and turn the page. That is a pity, because the page behind the letter is the nearest thing to a free survey that you will get before an offer.',
  ),
  heading('What the letter stands for'),
  paragraph(
    'An assessor visits, measures, and notes what the walls, roof, windows and heating are made of. A calculation called SAP turns that into points, where more is better. The points decide the band:',
  ),
  {
    kind: 'table',
    caption: 'Bands and their points',
    head: ['Band', 'Points', 'What to expect'],
    rows: [
      ['A', '92 and more', 'New, or rebuilt with great care; often makes some of its own power'],
      ['B', '81 to 91', 'Most homes built in the last few years'],
      ['C', '69 to 80', 'An older home that somebody has improved, or a sound modern flat'],
      ['D', '55 to 68', 'Where many older homes are: sound, and usually worth improving'],
      ['E', '39 to 54', 'Cold corners, and bills to match'],
      ['F', '21 to 38', 'Poorly insulated, or expensive to heat for another reason'],
      ['G', '1 to 20', 'As built, long ago'],
    ],
  },
  paragraph(
    'Two things follow. The bands are wide: a 68 and a 69 are neighbours with different letters, while a 55 and a 68 share one. So look at the ',
    strong('number'),
    ', not only at the letter. And the points measure the ',
    em('cost'),
    ' of heat, hot water and light per square metre at standard prices, for standard people. A large home with a good letter can still cost more to run than a small one with a poor letter.',
  ),
  heading('Read the page, not the ladder'),
  paragraph(
    'Below the ladder is a list of parts, each rated from very poor to very good. Read it as a story of where the heat goes.',
  ),
  list(
    [
      strong('Walls. '),
      '“Solid brick, as built, no insulation” is the Victorian terrace’s usual line. Insulating such walls means work inside or outside, and money. “Cavity wall, as built, no insulation” often means a cheap improvement is waiting.',
    ],
    [
      strong('Roof. '),
      'It should give millimetres of insulation: 270 is what is advised. “Limited insulation” or “no insulation (assumed)” is the quickest thing to put right, unless the loft is now a room.',
    ],
    [
      strong('Windows. '),
      'Look for “partial”. It says that some were never replaced, and you can find out which at the viewing.',
    ],
    [
      strong('Main heating. '),
      'What it is, and how it is controlled. A boiler with a programmer, a room thermostat and valves is rated well; old electric heaters are rated poorly because electricity costs more a unit than gas, however tidy they look.',
    ],
    [
      strong('Hot water. '),
      'From the main system is good; an old cylinder with a plug-in heater is not.',
    ],
    [strong('Lighting. '), 'The share of low-energy bulbs. It tells you next to nothing.'],
  ),
  callout(
    '“Assumed” means nobody looked',
    'An assessor may not drill into walls. Where there was no evidence, the certificate says “assumed”, and the calculation takes what was usual when the home was built. A seller with receipts for insulation may have a better home than the paper says.',
  ),
  heading('The ladder’s second letter'),
  paragraph(
    'Beside the present rating stands a potential one: what the home could reach if everything that is recommended were done. The recommendations come with a typical cost and a saving for each. Treat the costs as a rough guide, the order as sensible, and the savings as a comparison between measures rather than a promise about your own bills. If D could become C for two rolls of loft insulation, that is one sort of house. If it needs new walls, floors and a heat pump, it is another, and worth pricing before you offer.',
  ),
  heading('When there has to be one'),
  paragraph(
    'A certificate is needed when a home is built, sold or let, and its rating belongs in the advert. It lasts ',
    strong('ten years'),
    ', whatever is changed meanwhile, so look at the date: a certificate from nine years ago may not know about the new boiler, or about the loft that somebody has since turned into a bedroom. A few buildings are exempt, such as some listed ones where the recommended work would spoil their character. Ask which exemption is meant.',
  ),
  paragraph(
    'In England and Wales a private landlord may not let a home below band ',
    strong('E'),
    ' unless an exemption is registered, and the tenant can look that up. The government means to raise the bar to C by October 2030, and to replace the single letter with several measures. Until those rules begin, E and this ladder are what counts.',
  ),
  heading('Look it up yourself'),
  paragraph(
    'You do not have to ask for it. Certificates for England, Wales and Northern Ireland are public: enter the postcode at ',
    link('gov.uk/find-energy-certificate', 'https://www.gov.uk/find-energy-certificate'),
    ', pick the address, and read the whole document, with earlier ones beside it. Look at the neighbours as well. If next door is the same house with a C and this one is an E, somebody next door has done something, and you can ask what.',
  ),
  paragraph(
    'Scotland has its own register, at ',
    link('scottishepcregister.org.uk', 'https://www.scottishepcregister.org.uk'),
    ', and from 31 October 2026 its own certificate: three ratings, for how well the home keeps its heat, for its heating and for what that costs, which last five years instead of ten. For letting, Scotland has no minimum band yet.',
  ),
  heading('What it will not tell you'),
  list(
    'Whether it is damp, draughty or loud. Only your own visit does.',
    'What you will pay. It does not know how warm you like it, how many you are, or your tariff.',
    'Whether the boiler works. It knows its make, not its health.',
    'How hot it gets in July. Top floors with large windows to the south can score very well.',
  ),
  heading('Five questions it lets you ask'),
  list(
    'What was done since the date on the certificate, and are there receipts?',
    'Which windows were not replaced?',
    'How old is the boiler, and when was it last serviced?',
    'What did a year of gas and electricity cost, and for how many people?',
    'Was anything on the list of recommendations ever priced?',
  ),
  paragraph(
    'On Hearth the rating stands under EPC on each home’s page, with the certificate itself where the agent has added it. Where there is none, “Not available” means just that: ask.',
  ),
]
