import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADA, accountWorld, BOB, codeOf } from '../testing/accountWorld.ts'

const db = await testDatabase()
afterAll(db.close)

const { browser, deliver, openAccount, signedIn, empty } = accountWorld(db)
beforeEach(async () => {
  await empty()
  await db.sql`truncate agents cascade`
})

const FORM = {
  companyName: 'Byron & Daughter',
  phone: '020 7946 0102',
  address: '12 St James’s Square, London SW1Y 4JH',
}
const COMPANY = { ...FORM, email: ADA.email, password: 'a difference engine' }

const register = async (input = COMPANY) => (await browser().call()).agent.register(input)
const confirm = async (token: string, password?: string) =>
  (await browser().call()).account.confirmEmail({ token, ...(password && { password }) })
const signIn = async (password: string, email = ADA.email) =>
  (await browser().call()).account.signIn({ email, password })
const companies = () => db.sql`
  select a.company_name, a.phone, a.address, a.email, u.name
  from agents a join users u on u.id = a.user_id order by a.id`
const asStored = {
  ...{ company_name: FORM.companyName, phone: FORM.phone, address: FORM.address },
  email: ADA.email,
}

describe('registering an address without an account', () => {
  test('opens account and company together, once the address is proved', async () => {
    expect(await register()).toEqual({ success: true })
    expect(await companies()).toEqual([])
    const [mail] = await deliver()
    expect(mail).toMatchObject({ kind: 'account.confirm', to: ADA.email })
    expect(mail?.text).toContain('https://hearth.example/agent/register?confirm=new#')
    expect(await codeOf(confirm(mail?.token ?? '', 'not it'))).toBe('wrongCredentials')
    const confirmed = await confirm(mail?.token ?? '', COMPANY.password)
    expect(confirmed).toEqual({ kind: 'signUp', email: ADA.email })
    expect(await companies()).toEqual([{ ...asStored, name: FORM.companyName }])
    expect((await signIn(COMPANY.password)).agentId).toEqual(expect.any(Number))
  })

  test('shows no company by a link that opens an account', async () => {
    await register()
    const [mail] = await deliver()
    const { agent } = await browser().call()
    expect(await codeOf(agent.offeredCompany({ token: mail?.token ?? '' }))).toBe('linkInvalid')
  })

  test('says nothing of what was typed to whoever reads there', async () => {
    await register({ ...COMPANY, companyName: 'Buy cheap pills' })
    const [mail] = await deliver()
    expect(mail?.text).not.toContain('pills')
  })

  test.each([
    ['companyName', ''],
    ['phone', 'call me'],
    ['address', ' – '],
    ['email', 'ada'],
    ['password', 'short'],
    ['password', 'password1'],
  ])('refuses %s “%s”', async (field, value) => {
    await expect(register({ ...COMPANY, [field]: value })).rejects.toThrow()
    expect(await deliver()).toEqual([])
  })
})

describe('registering the address of an account', () => {
  test('adds the company to it by the link, and leaves its password as it is', async () => {
    await openAccount()
    await register()
    const [mail] = await deliver()
    expect(mail?.text).toContain('https://hearth.example/agent/register?confirm=add#')
    expect(await companies()).toEqual([])
    expect(await confirm(mail?.token ?? '')).toEqual({ kind: 'company', email: ADA.email })
    expect(await companies()).toEqual([{ ...asStored, name: ADA.name }])
    expect((await signIn(ADA.password)).agentId).toEqual(expect.any(Number))
    expect(await codeOf(signIn(COMPANY.password))).toBe('wrongCredentials')
    expect(await codeOf(confirm(mail?.token ?? ''))).toBe('linkInvalid')
  })

  test('shows the company before it is added, because a stranger may have typed it', async () => {
    await openAccount()
    await register({ ...COMPANY, companyName: 'Not Ada', phone: '0906 946 0102' })
    const [mail] = await deliver()
    const shown = async () =>
      (await browser().call()).agent.offeredCompany({ token: mail?.token ?? '' })
    expect(await shown()).toEqual({ ...FORM, companyName: 'Not Ada', phone: '0906 946 0102' })
    expect(await companies()).toEqual([])
    await confirm(mail?.token ?? '')
    expect(await codeOf(shown())).toBe('linkInvalid')
  })

  test('tells nothing about the address, before and after the worker has looked', async () => {
    const answers: unknown[][] = []
    const nobody = async () => undefined
    const agent = async () => {
      await openAccount()
      await (await (await signedIn()).call()).agent.openCompany(FORM)
    }
    for (const prepare of [nobody, openAccount, agent]) {
      await empty()
      await prepare()
      const registered = await register()
      const before = await codeOf(signIn(COMPANY.password))
      await deliver()
      const after = await codeOf(signIn(COMPANY.password))
      answers.push([registered, before, after])
    }
    expect(answers[0]).toEqual([{ success: true }, 'unconfirmed', 'unconfirmed'])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('is told of to its owner who has a company already, and opens no second one', async () => {
    await openAccount()
    await (await (await signedIn()).call()).agent.openCompany(FORM)
    await register({ ...COMPANY, companyName: 'Another' })
    expect(await deliver()).toMatchObject([{ kind: 'account.exists', token: '' }])
  })

  test('of two links the second finds the company there', async () => {
    await openAccount()
    await register()
    await register()
    const [first, second] = await deliver()
    await confirm(first?.token ?? '')
    expect(await codeOf(confirm(second?.token ?? ''))).toBe('linkInvalid')
    expect(await companies()).toHaveLength(1)
  })
})

describe('whoever is signed in', () => {
  test('opens a company at once, and acts for it from then on', async () => {
    await openAccount()
    const ada = await signedIn()
    expect(await codeOf((await ada.call()).agent.me())).toBe('notAllowed')
    const me = await (await ada.call()).agent.openCompany(FORM)
    const company = await (await ada.call()).agent.me()
    expect(company).toEqual({ id: me.agentId, ...FORM, email: ADA.email })
    expect(await codeOf((await ada.call()).agent.openCompany(FORM))).toBe('notAllowed')
  })

  test('opens one company, however often it is pressed at once', async () => {
    await openAccount()
    const calls = await (await signedIn()).call()
    const ended = await Promise.all([1, 2, 3].map(() => codeOf(calls.agent.openCompany(FORM))))
    expect(ended.toSorted()).toEqual(['done', 'notAllowed', 'notAllowed'])
  })

  test('changes what the company says about itself, and nobody else’s', async () => {
    await openAccount()
    await openAccount(BOB)
    const calls = await (await signedIn()).call()
    await calls.agent.openCompany(FORM)
    await (await (await signedIn(BOB)).call()).agent.openCompany(FORM)
    const moved = { companyName: 'Byron', phone: '020 7946 0199', address: '3 High Street, York' }
    expect(await calls.agent.changeCompany(moved)).toEqual({ success: true })
    expect(await calls.agent.me()).toMatchObject({ ...moved, email: ADA.email })
    expect((await companies())[1]).toMatchObject({ ...asStored, email: BOB.email })
    await expect(calls.agent.changeCompany({ ...moved, companyName: ' ' })).rejects.toThrow(
      'Enter the name of your company.',
    )
    await db.sql`update users set is_demo = true`
    const demo = await (await signedIn()).call()
    expect(await codeOf(demo.agent.changeCompany(FORM))).toBe('notAllowed')
  })

  test('has enquiries sent to the address that the account moves to', async () => {
    await openAccount()
    const ada = await signedIn()
    await (await ada.call()).agent.openCompany(FORM)
    await (await ada.call()).account.changeEmail({ email: BOB.email, password: ADA.password })
    const mail = (await deliver()).find(({ to }) => to === BOB.email)
    await confirm(mail?.token ?? '')
    expect(await companies()).toMatchObject([{ email: BOB.email }])
  })

  test('in a demo account stays what they are', async () => {
    await openAccount()
    await db.sql`update users set is_demo = true`
    const calls = await (await signedIn()).call()
    expect(await codeOf(calls.agent.openCompany(FORM))).toBe('notAllowed')
  })
})
