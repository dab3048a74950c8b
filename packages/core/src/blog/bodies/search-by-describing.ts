import {
  type Block,
  callout,
  em,
  heading,
  link,
  list,
  paragraph,
  search,
  strong,
} from '../blocks.ts'

const YORK = 'A three-bed terraced house in York under £350,000'
const IN_YORK = {
  listingType: 'sale',
  location: 'York',
  beds: 3,
  propertyType: 'terraced',
  maxPrice: 350_000,
} as const

export const BODY: readonly Block[] = [
  paragraph(
    'Nobody has ever said to a friend: “minimum bedrooms two, maximum price fourteen hundred”. You say that you want somewhere in Leith with room for a desk, that you cannot go much over £1,400, and that the cat is coming too. Hearth lets you search like that. This is what it makes of your words, and what it cannot do with them.',
  ),
  heading('Say it as you would say it'),
  paragraph(
    'Write a sentence, on the home page or beside the results. Order does not matter, nor do capitals, nor a typing error here and there. A good first sentence says ',
    em('where'),
    ', ',
    em('how big'),
    ' and ',
    em('how much'),
    ', and then the one or two things that would make you turn a home down.',
  ),
  search({
    sentence:
      'Two-bedroom flat to rent in Leith, up to £1,400 a month, cats allowed, near a supermarket',
    criteria: {
      listingType: 'rent',
      location: 'Leith',
      beds: 2,
      propertyType: 'flat',
      maxPrice: 1400,
      nearAmenity: 'supermarket',
      features: ['pets'],
    },
  }),
  paragraph(
    'Each wish becomes a small label above the results. Take one away with its cross and the homes change at once; point at one and you see which of your words it came from. Two bedrooms means ',
    strong('two or more'),
    ', because few people mind a third. If you do mind, say “exactly two”, or “one or two”.',
  ),
  heading('Places, all of them'),
  paragraph(
    'Towns, districts, counties, stations, postcodes: name whichever you would use yourself. Join several with “or”, and homes in any of them are found. If a name could mean more than one place, the page tells you which it took.',
  ),
  search({
    sentence: '1 or 2 bed flat in Didsbury or Chorlton, not ground floor',
    criteria: {
      listingType: 'sale',
      location: 'Didsbury; Chorlton',
      beds: 1,
      maxBeds: 2,
      propertyType: 'flat',
      excludedFeatures: ['ground floor'],
    },
  }),
  paragraph(
    'As you see, ',
    em('not'),
    ' works too. “No new builds” and “not ground floor” leave those homes out, rather than finding you all of them.',
  ),
  heading('Near, and how near'),
  paragraph(
    '“Near the station” means half a mile, about ten minutes on foot: we count three miles an hour. Say “a mile from the station” or “fifteen minutes’ walk” and it counts with that. Schools, supermarkets, pubs, cafés and restaurants work the same way, each with a distance that people really walk for it.',
  ),
  search({
    sentence: 'A three-bed house with a garden within a mile of Headingley station',
    criteria: {
      listingType: 'sale',
      location: 'Headingley',
      beds: 3,
      propertyType: 'house',
      maxTrainDistance: 1,
      features: ['garden'],
    },
  }),
  heading('Money in your own units'),
  paragraph(
    'A price on its own is a limit. “Around £300,000” allows a tenth either way, and “from £250,000” is a floor. Rents are shown by the calendar month, but you may give a weekly figure: it is multiplied by 52 and divided by 12. The words you use also say whether you are buying or renting, so “a week” is enough.',
  ),
  search({
    sentence: '2-bed flat in Brixton, £450 a week',
    criteria: {
      listingType: 'rent',
      location: 'Brixton',
      beds: 2,
      propertyType: 'flat',
      maxPrice: 1950,
    },
  }),
  heading('Then go on talking'),
  paragraph(
    'The first sentence is rarely the last. Beside the results you can answer back, and what you said before stays unless you contradict it. Suppose you began with “',
    YORK,
    '”.',
  ),
  search({
    sentence: 'with a garden and parking',
    earlier: [YORK],
    criteria: { ...IN_YORK, features: ['garden', 'parking'] },
  }),
  search({
    sentence: 'make it two beds',
    earlier: [YORK],
    criteria: { ...IN_YORK, beds: 2 },
  }),
  search({
    sentence: 'cheaper',
    earlier: [YORK],
    criteria: { ...IN_YORK, maxPrice: 315_000 },
  }),
  paragraph(
    '“Cheaper” takes a tenth off your limit, each time you say it. “Start again” clears the lot. And if you change your mind between renting and buying, the old price goes: a monthly rent is no use as a limit for a sale.',
  ),
  heading('What it cannot do, and says so'),
  paragraph(
    'Some wishes are perfectly clear to a person and not to be found in any listing. Hearth does not know how long your journey to work is, whether a street is quiet, or what the neighbours are like. It could pretend. Instead it names what it left out, beside the results, so that you know what is still for you to check.',
  ),
  search({
    sentence:
      'A three-bed terraced house in York on a quiet street, 20 minutes from the university',
    criteria: { listingType: 'sale', location: 'York', beds: 3, propertyType: 'terraced' },
    notApplied: ['quiet street', '20 minutes from the university'],
  }),
  paragraph(
    'It cannot find what an agent has not written, either. A home counts as having a garden because its listing says so. If a wish matters but listings seldom mention it, such as a bath as well as a shower, leave it out of the search and look at the pictures and the floorplan.',
  ),
  heading('When too little is left'),
  list(
    [
      strong('Nothing found? '),
      'The page works out which single wish, left out, would find homes again, and how many. Often it is the one that mattered least.',
    ],
    [
      strong('Too many? '),
      'Add the wish you were too polite to mention. “No chain”, “lift” and “bills included” all work.',
    ],
    [
      strong('Nearly right? '),
      'Open a home that comes close and choose Search Similar. It looks within about ten miles, for about the same number of bedrooms.',
    ],
    [
      strong('Right, but nothing new? '),
      'Save the search, and choose an e-mail every day or every Monday. It tells you what has come, and what has been reduced, at eight in the morning.',
    ],
  ),
  callout(
    'Nothing is lost in the address',
    'Everything you search for is in the address of the results. Bookmark it, or send it to whoever is moving in with you: they see the same search, and can go on from there.',
  ),
  paragraph(
    'That is all there is to learn. ',
    link('Start with a sentence', '/'),
    ', the kind you would say over a cup of tea, and see how far it gets you.',
  ),
]
