import { type Block, callout, em, heading, link, list, paragraph, strong } from '../blocks.ts'

export const BODY: readonly Block[] = [
  paragraph(
    'On 1 May 2026 most private renting in England began to follow new rules, all on the same morning, for old tenancies as well as new ones. If you rent from a private landlord you did not have to sign anything: your tenancy changed by itself. Here is what is different, what is still to come, and where the limits are.',
  ),
  callout(
    'England only',
    'What follows holds for assured tenancies from private landlords in England. Lodgers, company lets, homes above £100,000 a year, and most student halls follow other rules. Scotland, Wales and Northern Ireland have laws of their own: see the end.',
  ),
  heading('No more fixed terms'),
  paragraph(
    'Tenancies of six or twelve months with an end date are over. Every assured tenancy now rolls on from month to month until somebody ends it for a reason the law knows. If your agreement still names a last day, that line has no effect.',
  ),
  paragraph(
    strong('You can leave with two months’ notice'),
    ', in writing, ending with a period of the rent. Your landlord may agree to less. If you share one tenancy, take care: notice from one of you ends it for all of you, so talk first.',
  ),
  heading('No more section 21'),
  paragraph(
    'A landlord used to be able to ask for the home back without saying why. That notice, section 21, is gone. Now there has to be a reason, called a ground; the landlord has to name it in the notice and, if you do not leave, prove it to a court. Those that matter most:',
  ),
  {
    kind: 'table',
    caption: 'Grounds that you are likeliest to meet',
    head: ['Why', 'Notice', 'What to know'],
    rows: [
      [
        'The landlord, or close family, wants to live there',
        'Four months',
        'Not in the first year of your tenancy',
      ],
      [
        'The landlord wants to sell',
        'Four months',
        'Not in the first year; afterwards the home may not be let or advertised to let for twelve months',
      ],
      [
        'Three months’ rent is owed',
        'Four weeks',
        'Owed both when notice is given and at the hearing',
      ],
      [
        'Serious anti-social behaviour',
        'None: court at once',
        'The judge decides, in most cases, whether it is reasonable',
      ],
      [
        'A student house is wanted for the next year’s students',
        'Four months',
        'Only for shared houses of full-time students who were told before they signed, leaving in summer',
      ],
    ],
  },
  paragraph(
    'A notice alone never obliges you to go. Only a court can order that, and only bailiffs can carry it out. Notices under section 21 that were served before May can still go to court until 31 July 2026 at the latest: if you have one, ask for advice now.',
  ),
  heading('Rent: once a year, and you can answer'),
  paragraph(
    'The rent can rise once in twelve months, and only by a formal notice under section 13, at least two months ahead. Clauses that raise it by themselves no longer count. If you think the new figure is more than the home would fetch on the open market, you can ask the First-tier Tribunal to decide, before the day on which it would begin.',
  ),
  paragraph(
    'Asking is safer than it was. The tribunal cannot set more than your landlord asked for, and the new rent starts when it has decided, not months back. Where that would cause real hardship it can wait up to two months longer.',
  ),
  heading('Looking for a home'),
  list(
    [
      strong('One price. '),
      'An advert has to name a rent, and nobody may ask for, encourage or accept more than it. A bidding war is against the law even if you start it.',
    ],
    [
      strong('A month in advance, at most. '),
      'No rent before the agreement is signed, and then at most one month’s before you move in. The deposit is still capped at five weeks’ rent, or six where the rent is £50,000 a year or more.',
    ],
    [
      strong('Children and benefits. '),
      'You may not be kept from a viewing, from information or from a tenancy because children would live with you or because you receive benefits. Whether you can afford the rent may still be checked.',
    ],
    [
      strong('In writing. '),
      'Before you agree to a new tenancy you get its main terms in writing. Those who had a written tenancy already should have had the government’s information sheet by 31 May.',
    ],
  ),
  heading('Pets'),
  paragraph(
    'Once you are a tenant you can ask in writing to keep a pet, and say what kind. Your landlord has 28 days to answer, a little longer if they reasonably ask for more about it or need somebody above them to agree, and may only say no for a good reason: a head lease that forbids animals, say, or a flat that no Great Dane should live in. They may not take a larger deposit for it. If you think the refusal is unreasonable you can take it to court.',
  ),
  heading('What comes later'),
  list(
    [
      strong('A database of landlords, '),
      'to be opened region by region from late 2026. Every landlord and every let home is to be on it.',
    ],
    [
      strong('A landlord ombudsman, '),
      'whom every private landlord will have to join, and who will settle complaints without a court. The government expects that in 2028.',
    ],
    [
      strong('A Decent Homes Standard '),
      'for private rentals, and deadlines for dealing with dangers such as damp. Both need further rules, and the standard is years away.',
    ],
  ),
  paragraph(
    'None of that can be relied on yet. Meanwhile your council is whom to ask about a home in poor repair; its powers to inspect and to fine have grown.',
  ),
  heading('Elsewhere in the United Kingdom'),
  paragraph(
    strong('Scotland '),
    'ended fixed terms and no-fault notices for new tenancies in 2017, and rents rise at most once a year with three months’ notice. ',
    strong('Wales '),
    'has had occupation contracts since December 2022; a landlord can still end one without a reason, but with six months’ notice and not in the first six months. ',
    strong('Northern Ireland '),
    'keeps fixed terms, and its notice periods grow with the length of the tenancy. The rules about children and benefits reach further: similar ones began in Scotland on 1 May, and in Wales on 1 June.',
  ),
  heading('What to do this week'),
  list(
    'Find your agreement, and the information sheet that should have come with it. Keep both where you can find them.',
    'If you plan to move, count back two months and a rent day, and give notice in writing.',
    'If a rent increase came as a line in an e-mail, answer politely that it needs the form under section 13.',
    'If you are asked for bids, several months up front, or who looks after your children, keep the advert and the message. Your council can act on them.',
  ),
  paragraph(
    'The whole law is at ',
    link('legislation.gov.uk', 'https://www.legislation.gov.uk/ukpga/2025/26'),
    ', and the government’s own guides are at ',
    link('gov.uk/private-renting', 'https://www.gov.uk/private-renting'),
    '. For a case of your own, ',
    link('Shelter', 'https://england.shelter.org.uk/housing_advice'),
    ' and ',
    link('Citizens Advice', 'https://www.citizensadvice.org.uk/housing/'),
    ' help without charge. This is a description, ',
    em('not'),
    ' legal advice, and it was right on the day it was published.',
  ),
]
