import { Link } from '@tanstack/react-router'
import { HeldData } from './HeldData.tsx'
import type { LegalSection } from './LegalPage.tsx'
import { Operator } from './Operator.tsx'
import { Processors } from './Processors.tsx'
import { SiteFacts } from './SiteFacts.tsx'

export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'Who is responsible',
    body: (
      <>
        <SiteFacts>{({ operator }) => <Operator operator={operator} />}</SiteFacts>
        <p>We are the controller of the personal data described here.</p>
      </>
    ),
  },
  {
    title: 'If you only look',
    body: (
      <>
        <p>
          You can search, open homes and read without telling us who you are. What you type to
          search is read and answered, and not stored by us; your conversation is kept in your own
          browser until you close the tab.
        </p>
        <p>
          We count how often each home was shown, opened and saved, by day, and nothing about who
          did it: no address, no cookie, no hash. Our log holds the path of each request, how it was
          answered and how long that took. It holds neither your network address nor anything after
          the question mark.
        </p>
        <p>
          What is stored in your browser is listed in the <Link to="/cookies">Cookie Policy</Link>.
        </p>
      </>
    ),
  },
  { title: 'What we hold, and why', body: <HeldData /> },
  {
    title: 'Who sees it',
    body: (
      <>
        <p>
          Agents see what you send them and nothing else of your account. Inside, only those who run
          this website can reach the data, where their work needs it.
        </p>
        <SiteFacts>{(config) => <Processors config={config} />}</SiteFacts>
        <p>
          Besides, a copy of each enquiry may go to a mailbox of ours, and whoever hosts our
          machines keeps what is on them. A link to Google Maps, and any other link that leads away,
          tells the other side no more than that you came from our website. We sell nothing to
          anybody, and show no advertising.
        </p>
      </>
    ),
  },
  {
    title: 'No decisions by machine',
    body: (
      <p>
        Nothing here decides about you. Homes are ordered by date, price or distance, as you choose,
        and by nothing that we know about you.
      </p>
    ),
  },
  {
    title: 'How it is protected',
    body: (
      <p>
        Passwords, links and sessions are stored as hashes, so that nobody who saw our database
        could sign in as you. Every answer is decided on the server for the person who asks.
        Uploaded files are given names that nobody can guess, and pictures lose what they say about
        where and by whom they were taken.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            <strong>To see it and take it with you.</strong> In{' '}
            <Link to="/account">your account</Link>, “Download your data” gives you all of it as a
            file, at once.
          </li>
          <li>
            <strong>To have it corrected.</strong> Name and e-mail address can be changed there too.
          </li>
          <li>
            <strong>To have it deleted.</strong> “Delete account” does that, at once, for good.
          </li>
          <li>
            <strong>To say no.</strong> To the newsletter and to alerts by the link in each of them;
            to analytics in the foot of every page. What was done before stays lawful.
          </li>
          <li>
            <strong>To object, or to have use restricted</strong>, where we rely on our legitimate
            interests. Write to us, at the address at the top of this page.
          </li>
        </ul>
        <p>
          We answer within a month. If we do not, or you do not like the answer, you can complain to
          the Information Commissioner’s Office:{' '}
          <a href="https://ico.org.uk/make-a-complaint/" rel="noopener">
            ico.org.uk/make-a-complaint
          </a>
          .
        </p>
      </>
    ),
  },
  {
    title: 'Children',
    body: (
      <p>
        Hearth is for people who buy or rent homes. It is not meant for children, and we do not
        knowingly keep data about anybody under 16. If you find that we do, tell us, and it goes.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        When what we do changes, this page changes with it, and if it matters to you we tell you
        before it does. The periods above are the very numbers that the program obeys.
      </p>
    ),
  },
]
