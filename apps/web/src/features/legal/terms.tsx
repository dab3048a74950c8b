import { Link } from '@tanstack/react-router'
import type { LegalSection } from './LegalPage.tsx'
import { Operator } from './Operator.tsx'
import { SiteFacts } from './SiteFacts.tsx'

export const TERMS: readonly LegalSection[] = [
  {
    title: 'Who we are',
    body: <SiteFacts>{({ operator }) => <Operator operator={operator} />}</SiteFacts>,
  },
  {
    title: 'What Hearth is',
    body: (
      <>
        <p>
          Hearth is a place to look for a home in the United Kingdom, and for estate agents to list
          one. We show what agents tell us. We are not an estate agent ourselves: we do not sell or
          let homes, do not take part in negotiations, and are no party to what you agree with an
          agent, an owner or a landlord.
        </p>
        <p>Looking, searching, saving and asking cost you nothing.</p>
      </>
    ),
  },
  {
    title: 'Your account',
    body: (
      <ul>
        <li>You can search, save homes in your browser and write to agents without an account.</li>
        <li>
          An account is for one person. Give an e-mail address that is yours: we send a link to it,
          and there is no account until you have followed that link.
        </li>
        <li>
          Keep your password to yourself. If somebody else has signed in, sign out your other
          devices in <Link to="/account">your account</Link> and choose a new password.
        </li>
        <li>
          You can delete your account at any time. The <Link to="/privacy">Privacy Policy</Link>{' '}
          says what goes with it.
        </li>
        <li>
          Demo accounts, where there are any, are shared by everybody. Write nothing in them that is
          yours.
        </li>
      </ul>
    ),
  },
  {
    title: 'What you may expect of a listing',
    body: (
      <>
        <p>
          Agents write their own listings and answer for them. We check each against the rules of
          advertising that a program can check, and refuse what plainly breaks them. We do not visit
          homes, and cannot promise that a listing is complete, right or still available.
        </p>
        <p>
          Distances are measured as the crow flies and walking times are worked out at three miles
          an hour. Positions come from an address or from the agent, and can be out by a little.
          What the search understands of your words is always shown; check it, and correct it.
        </p>
        <p>
          Before you commit yourself to a home, see it, read its documents, and have it surveyed or
          its contract looked at by somebody who does that for a living. Nothing here, the{' '}
          <Link to="/blog">blog</Link> included, is legal, financial or technical advice.
        </p>
      </>
    ),
  },
  {
    title: 'Demo homes',
    body: (
      <p>
        A Hearth can be started with a demo market. Its homes, agents, prices, people and telephone
        numbers are made up and its pictures are drawn. Nobody can buy or rent them. Their addresses
        are chosen to look likely; if one resembles yours, that is chance.
      </p>
    ),
  },
  {
    title: 'Messages and viewings',
    body: (
      <ul>
        <li>
          What you send to an agent goes to them, by this website and by e-mail, with your name,
          e-mail address and telephone number, so that they can answer. We keep a copy for both of
          you.
        </li>
        <li>
          A viewing is agreed when the agent has confirmed it. If you cannot come, cancel it: the
          owner may have taken time off.
        </li>
        <li>Be as polite as you would be on the doorstep, and write only on your own behalf.</li>
      </ul>
    ),
  },
  {
    title: 'If you are an estate agent',
    body: (
      <>
        <ul>
          <li>
            List only homes that you have been instructed to sell or let, and take them down, or
            mark them sold or let, as soon as that changes.
          </li>
          <li>
            You answer for every listing: that it is true, leaves nothing out that people need to
            know, and keeps to the law, including the Digital Markets, Competition and Consumers Act
            2024, the Equality Act 2010 and the rules about letting where the home stands. Our
            checks help and do not replace yours.
          </li>
          <li>
            You need the right to every picture, plan and document that you upload, and you let us
            show them, in the sizes that screens need, for as long as the home is listed.
          </li>
          <li>
            Use what seekers send you to answer them about homes, and for nothing else. For that you
            answer to them as a controller of your own.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'What is not allowed',
    body: (
      <ul>
        <li>To pretend to be somebody else, or to list or ask about homes that do not exist.</li>
        <li>To send advertising, threats, insults, or anything that the law forbids.</li>
        <li>
          To upload what is harmful, or to try to get at what is not meant for you, around a limit,
          or at somebody else’s account.
        </li>
        <li>
          To copy listings wholesale, or to ask for so much at once that others have to wait. Feeds
          and the sitemap are there for programs.
        </li>
      </ul>
    ),
  },
  {
    title: 'If you break these terms',
    body: (
      <p>
        We may remove a listing or a message, or close an account, when that is needed to protect
        others, to obey the law, or because these terms were broken in earnest. Where we can, we
        tell you why first and hear you. You can end things yourself whenever you like.
      </p>
    ),
  },
  {
    title: 'What we are liable for',
    body: (
      <>
        <p>
          We provide Hearth with reasonable care. We do not promise that it is always there, or free
          of faults.
        </p>
        <p>
          Nothing limits what the law says may not be limited: our liability for death or injury
          caused by our negligence, for fraud, and your rights as a consumer. Beyond that we answer
          for loss that we cause and that both of us could foresee when you used Hearth, and not for
          what an agent, an owner or another visitor does, nor for business losses of those who use
          Hearth without paying for it.
        </p>
      </>
    ),
  },
  {
    title: 'The software',
    body: (
      <p>
        Hearth’s program is open source under the MIT licence, which comes without warranty. The
        data that it shows belongs to others: <Link to="/data">Where our data comes from</Link>{' '}
        names them. Listings, pictures and texts on this website stay their owners’.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        When these terms change, the date above changes with them. What you agreed with somebody
        before stays as it was agreed.
      </p>
    ),
  },
  {
    title: 'Law',
    body: (
      <p>
        The law of England and Wales applies. If you live in Scotland or Northern Ireland you may go
        to the courts there, and consumers keep the protection of the law of the place where they
        live.
      </p>
    ),
  },
]
