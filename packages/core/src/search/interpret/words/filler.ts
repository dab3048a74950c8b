import { phraseList } from '../text/phrases.ts'

const words = (list: string) => new Set(list.split(/\s+/))

/** Words that ask for nothing by themselves: trimmed from both ends of what is left over. */
export const FILLER = words(
  `a an the this that these those it its is are was were be been being am im ive id ill we were weve wed well i me my mine our ours us you your yours u ur he she they them their
  and or but so then also too as well just only really actually basically maybe perhaps possibly preferably ideally please pls plz thanks thank thankyou cheers ta hi hello hey hiya dear morning afternoon evening there yes yeah yep ok okay sure right
  in on at of to for from with by into onto within about around near w up per via if when where which who whose what how can could would should will shall may might must do does did done doing have has had having get gets getting got give gives
  want wants wanted wanting need needs needed needing like likes looking look looks search searching searches find finding found show showing see seeing seek seeking after hoping afford hope wish wishing love loves prefer prefers preferred interested consider considering hunting hunt try trying help assist fancy
  home homes property properties place places somewhere something anything anywhere some any all every each either both one ones thing things accommodation listing listings option options pad gaff digs dwelling residence stuff living live lives move moving moved relocate relocating stay staying
  make made let change switch set put use using take keep add include including included instead again now currently soon asap today same else other another thinking know sort type types kind kinds bit little lot lots much many very quite rather fairly super pretty
  price prices priced costs cost budget max min mum dad wife husband partner girlfriend boyfriend fiance fiancee kids kid child children son daughter myself ourselves people person persons adults adult couple friend friends
  got bring bringing available availability online currently out there here go going come coming essential essentially requirement requirements required require requires criteria spec filter filters results result
  deal mind happy open able willing plus along such than because since due while though although ie eg etc hopefully suitable ideal perfect wondering wonder mate guys folks sir madam team bot assistant hearth
  area areas region location locations uk country bonus sth smth am pm tbh btw fyi gonna wanna gotta really lets dont doesnt cant thats whats heres theres doable possible possibly say says said roughly approx`,
)

/** Those who pay a rent per person. */
export const PAYERS = words(
  'adults adult people persons friends sharers sharer professionals occupants girls boys couple us',
)
/** Whom a number may count: "2 adults and 3 kids". */
export const PEOPLE = words(
  'adults adult kids kid children child people persons person friends sharers sharer professionals occupants toddlers teenagers babies girls boys',
)

/** Statements and courtesies that ask for nothing, whatever they contain. */
export const FILLER_PHRASES = phraseList(
  `how are you, good morning, good afternoon, good evening, good day, nice to meet you, hope you are well, hope youre well, can you help, can you help me, can you help us, please help, help me find, no problem, thanks a lot, thank you very much, thanks very much, many thanks, thanks in advance, thanks so much, thank you so much, kind regards, best regards, best wishes, regards,
  let me know, let me see, let us know, lets see, what do you have, what have you got, what else have you got, whats available, what is available, whats there, what about, how about, do you have, have you got, got any, are there any, is there anything, is there any, is there a, is there, are there, can i see, could i see, can i get, can we see, id love, i would love, would love, would like, id like, we would like,
  the two of us, two of us, three of us, four of us, 2 of us, 3 of us, 4 of us, with baby, with a baby, with our baby, family of two, family of three, family of four, family of five, family of six, family of 2, family of 3, family of 4, family of 5, family of 6, young professional, young professionals, professional couple, young couple, a couple, newlyweds, retired couple, single professional, for myself, for me, for us, for my family, for our family, for a family, for the family, for a couple, for two people, for 2 people, for one person, for 1 person, for a single person, for my son, for my daughter, for my mum, for my parents, for my wife and i, my wife and i, my husband and i, my partner and i, me and my partner, me and my wife, me and my husband, me and my girlfriend, me and my boyfriend, my girlfriend and i, my boyfriend and i, with my partner, with my wife, with my husband, with my family, with two kids, with 2 kids, with two children, with kids, with children, with our kids, two kids, 2 kids, two children, 2 children, three kids, 3 kids,
  my first home, our first home, first home, forever home, dream home, house hunting, home hunting, property search, on the lookout, on the lookout for, in the market for, in search of, in mind, nothing special, not sure, im not sure, dont know, i dont know, i guess, i think, i suppose, you know, if possible, if you can, as soon as possible, where possible, that would be great, would be great, would be nice, would be good, would be ideal, would be perfect, would be lovely, a must, is a must, must have, must haves, nice to have, a bonus, would be a bonus, is a bonus, a plus, is a plus, is essential, are essential, is important, that sounds good, sounds good, looks good, looks great, that is great, thats great, thats good, good thanks, great thanks, perfect thanks, ok great, ok good, great, perfect, brilliant, excellent, lovely thanks, awesome, very good, no thanks, never mind, good luck,
  same again, same thing, the same, as before, like before, as above, rather than that, is fine, are fine, is ok, are ok, is okay, would be fine, will do, would do, also fine, fine too, fine as well, also ok, is good, in that case, on second thoughts, on second thought, change of plan, changed my mind, ive changed my mind, i changed my mind, i have changed my mind, make it, change it to, change to, switch to, change that to, lets try, lets go for, lets say, lets do, i meant, sorry, oops, or something, or something like that, something like that, and so on, for now, right now, at the moment, at least for now, for that, on top of that, as well as, in addition, in total, to start with, first of all, either way, as long as,
  any part of, any parts of, every part of, all parts of, some part of, ready to move, ready to move in, place to live, places to live, somewhere to live, a roof over my head, to live in, to call home, to live, good value please`,
)

/** At the start of what is left over they belong to it: "near a park". At its end they mean nothing. */
export const KEPT_BEFORE = words(
  'near nearby close by next beside overlooking within no not without away opposite walkable around',
)

/** Where one left-over wish ends and another begins. */
export const DIVIDERS = words('and or but plus with also , . ; : ! ? ( ) < > / | • * = - – — …')

/** At the end of a wish they belong to it: "nice area", "further out". */
export const KEPT_AFTER = words('area areas location locations region out part')

/** Adjectives that are wishes of their own when nothing but such stand together: "spacious modern". */
export const SINGLE_WISHES = words(
  `spacious modern cheap large big small quiet bright sunny light airy cosy cozy nice lovely beautiful stunning charming safe peaceful
  contemporary stylish luxury luxurious affordable clean tidy good great family traditional rustic rural secluded private huge little tiny compact decent quirky unique unusual smart elegant trendy leafy central cute pretty newer older bigger smaller larger nicer quieter closer safer brighter roomy comfortable immaculate executive gated secure warm`,
)
