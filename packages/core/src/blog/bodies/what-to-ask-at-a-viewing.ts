import {
  type Block,
  callout,
  heading,
  link,
  list,
  paragraph,
  quote,
  steps,
  strong,
} from '../blocks.ts'

export const BODY: readonly Block[] = [
  paragraph(
    'A viewing takes twenty minutes. You will spend longer than that choosing a sofa. And for most of those minutes somebody pleasant is talking to you, which is exactly when people forget to look. So go with a list, and let it do the remembering.',
  ),
  heading('Before you ring the bell'),
  steps(
    'Come ten minutes early and walk once round the block. Listen. Count the bins, the scaffolding, the For Sale boards.',
    'Look up. Slipped tiles, a sagging ridge, grass in a gutter or a stain below one: all are easier to see from across the road.',
    'Check your phone’s signal, and where you would really park at seven in the evening.',
    'Have the floorplan with you, and a tape measure. Your bed, your table and your sofa have sizes: write them down.',
  ),
  heading('Room by room'),
  paragraph(
    strong('The hall. '),
    'Breathe in. Fresh paint on one wall only, air freshener in every socket, or a window open in January may be nothing. They may also be about damp.',
  ),
  paragraph(
    strong('The living room. '),
    'Which way does it face, and when does the sun reach it? Put a hand on the outside wall, low down, behind a curtain. Look at the corners of the ceiling. Count the sockets.',
  ),
  paragraph(
    strong('The kitchen. '),
    'Open a cupboard under the sink. Turn the hot tap on and count until it is warm. Find the boiler, and read the sticker that says when it was serviced. Ask what stays: ovens often do, washing machines often do not.',
  ),
  paragraph(
    strong('Bathrooms. '),
    'Run the shower with a tap on elsewhere. Look for an extractor fan and for black along the sealant. Press gently on the floor beside the bath; it should not give.',
  ),
  paragraph(
    strong('Bedrooms. '),
    'Close the door and stop talking for half a minute. That is your night. See whether a double bed fits with its drawers open.',
  ),
  paragraph(
    strong('Windows and walls. '),
    'Open and close a few. Mist between two panes means that the seal has gone. A hairline crack is a house being a house. One that you could slide a pound coin into, or that runs in steps through the brickwork, is a question for a surveyor.',
  ),
  paragraph(
    strong('Outside. '),
    'Whose fence is which? Is there a way through for the neighbours? How near are the trees, and how tall will they be?',
  ),
  heading('If you are buying, ask'),
  list(
    'Why are they selling, and where do they stand with their own move? Is there a chain above them?',
    'How long has it been for sale, and has a sale fallen through? Why?',
    'What has been altered, when, and is there planning permission and a building control certificate for it?',
    'Freehold or leasehold? If leasehold: how many years are left, what are the ground rent and the service charge, and is major work planned?',
    'Has it ever flooded, moved, or had Japanese knotweed? Sellers have to answer their buyer’s form truthfully, and agents may not hide what they know.',
    'What is the council tax band, and what did a year of energy cost?',
    'Which offers have there been? They need not tell you the figures, but every offer has to be passed on.',
  ),
  heading('If you are renting, ask'),
  list(
    'What does the rent include, and who pays council tax, water and broadband?',
    'How much is the deposit, and which scheme protects it? In England it is at most five weeks’ rent, or six where a year’s rent is £50,000 or more, and it must be protected within 30 days.',
    'Who looks after repairs: the landlord or an agent? How do you reach them at a weekend, and how long did the last repair take?',
    'May you see the gas safety record, the electrical report and the energy certificate? They should all be there.',
    'What is the furniture in the pictures: part of the let, or dressing?',
    'Who lives above, below and beside?',
    'Why is the last tenant leaving? If they are in, ask them. It is the best question on this page.',
  ),
  callout(
    'Money that nobody may ask for',
    'In England, Wales and Scotland you pay nothing for a viewing, for references or for drawing up the papers. In England a holding deposit is at most one week’s rent, and nobody may invite you to bid above the advertised rent.',
  ),
  heading('What to look at while they answer'),
  paragraph(
    'People answer honestly more often than you would think, and evasively in ways you can learn. “You would have to ask the vendor” is fair about the boundary, and less so about the boiler in front of you. “Nobody has complained” is not the same as “it is quiet”. When an answer is vague, do not argue; write down the words, and ask for them in an e-mail.',
  ),
  quote('What is in writing tends to be right.'),
  paragraph(
    'Then look away from the person and at the thing. Ask about the damp patch while you look at the damp patch. You will see whether it has been painted, whether its edge is sharp, whether something stands in front of it.',
  ),
  heading('Before you leave'),
  steps(
    'Go round once more, alone if you may, in the other direction.',
    'Ask before you take photographs, and then take the dull ones: the fuse box, the boiler, the meter, the loft hatch, the view from each window.',
    'On the pavement, before you talk about it, each of you writes down three things you liked and three that worry you. Compare.',
  ),
  heading('And go twice'),
  paragraph(
    'Nobody sensible minds. See it once in daylight and once when the neighbours are home, on a weekday evening or in the rain. If you are buying, the second visit is for measuring, and for what you did not dare to open the first time. And before you commit, have it surveyed: a mortgage valuation is made for the lender, and is not a survey. The ',
    link('RICS', 'https://www.rics.org/consumer-guides'),
    ' explains which sort an older or altered house deserves.',
  ),
  paragraph(
    'On Hearth you can ask for several times at once, and keep notes beside each viewing in ',
    link('Your Viewings', '/viewings'),
    '. Only you see those notes. By the fourth home you will be glad of them: by then, all of them had the nice kitchen.',
  ),
]
