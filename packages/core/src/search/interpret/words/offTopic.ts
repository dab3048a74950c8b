import { phraseList } from '../text/phrases.ts'

/** Anywhere in a sentence they show that it asks for something else than a home. */
export const OTHER_REQUESTS = phraseList(
  `poem, poems, poetry, haiku, limerick, joke, jokes, short story, a story, essay, song, lyrics, recipe, recipes, weather, forecast, translate, translation, javapython, homework, president, prime minister, mayor of, king of, queen of, population of, capital of, history of, bitcoin, crypto, football score, football scores, film review,
  ignore previous, ignore all previous, ignore the previous, ignore all instructions, ignore your instructions, ignore previous instructions, ignore all, ignore the above, ignore above, disregard previous, disregard all, previous instructions, system prompt, your prompt, your instructions, developer mode, jailbreak, drop table, select *, delete from, insert into, union select, api key, database schema,
  sell my, selling my, sell our, selling our, sell a house, value my, valuation, how much, average price, average rent, average house price, house prices, price of, stamp duty, interest rate, interest rates, mortgage rate, mortgage rates, mortgage calculator, mortgage advice, best mortgage, estate agent jobs, landlord insurance, my landlord, my tenant, evict, eviction,
  act as, pretend to be, pretend you are, you are now, who are you, are you a, are you an, are you real, how old are you, what are you, your name, roleplay, tell me a, tell me about, sing me, meaning of life, what time, what day, football match, restaurant recommendations, book a table, things to do`,
)
/** They show it only where hardly anything else speaks of homes. */
export const OTHER_SUBJECTS = phraseList(
  'worth, script, password, passwords, credit card, solicitor, conveyancing, hotel, hotels, flight, flights, pizza, bake, cook, tourist, movie, movies, car hire, train times, bus times, dinner, holiday, restaurants in, best restaurants',
)
/** At the head of a sentence they are orders that no search for a home begins with. */
export const OTHER_ORDERS = new Set(
  'write compose explain translate draw sing generate summarise summarize calculate define describe paint code debug solve rewrite imagine pretend repeat print output say'.split(
    ' ',
  ),
)
/** Questions that ask what is to be had: "what can I get in Cardiff?" */
export const HOME_QUESTIONS = phraseList(
  `can i get, can we get, could i get, could we get, can you get, can i buy, can we buy, could i buy, could we buy, can i rent, can we rent, could i rent, could we rent, can i afford, can we afford, could i afford, could we afford,
  can you find, can you show, could you find, could you show, would i get, would we get, will i get, will we get, would that get, will that get, does that get, can i have, can we have, do you have, have you got, have you, is available, is there, are there, is for sale, is to rent, have we got, else is there`,
)
/** Questions, unless they clearly ask for homes. */
export const QUESTION_WORDS = new Set(
  'who why when what how which where whats whos hows'.split(' '),
)
export const POLITE = new Set(
  'please can could would will you kindly hey hi hello now and then i want to need just also first a the me'.split(
    ' ',
  ),
)
