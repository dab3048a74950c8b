import { z } from 'zod'
import { newPassword } from '../account/contract.ts'
import { senderFields } from '../message/sender.ts'
import { breaksLine, hasLetter, tidyLine } from '../message/typedText.ts'

const { email, phone } = senderFields

/** A line that a company is known by. */
const companyLine = (missing: string, tooLong: string, max: number) =>
  z
    .string(missing)
    .overwrite(tidyLine)
    .max(max, tooLong)
    .refine((line) => hasLetter(line) && !breaksLine(line), missing)

/** What a company says about itself. */
export const companyForm = z.object({
  companyName: companyLine(
    'Enter the name of your company.',
    'The name of a company can have at most 100 characters.',
    100,
  ),
  phone,
  address: companyLine(
    'Enter the address of your business.',
    'An address can have at most 300 characters.',
    300,
  ),
})
export type CompanyForm = z.infer<typeof companyForm>

/** An account for a company: it is opened once the address is proved. */
export const agentRegisterInput = companyForm.extend({ email, password: newPassword })

/** A company that whoever runs Hearth opens for somebody. */
export const agentInvitation = companyForm.extend({ email })
export type AgentInvitation = z.infer<typeof agentInvitation>

/** The company that somebody acts for, as its own people see it. */
export const companySchema = z.object({
  id: z.number().int(),
  companyName: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Where enquiries about its homes are sent; null: nowhere yet. */
  email: z.string().nullable(),
})
export type Company = z.infer<typeof companySchema>

/** A company and how much there is in each tab of its dashboard. */
export const dashboardOutput = z.object({
  company: companySchema,
  counts: z.object({
    /** Homes that are not withdrawn, of whatever status. */
    properties: z.number().int(),
    /** Viewings of its homes, whatever became of them. */
    viewings: z.number().int(),
    /** Messages that seekers wrote about its homes. */
    messages: z.number().int(),
  }),
})
export type Dashboard = z.infer<typeof dashboardOutput>

/** Of each kind, so many of the newest are listed; all of them are counted. */
export const ACTIVITY_SHOWN = 20

/** What has come about a company's homes since its dashboard was last looked at. */
export const activityOutput = z.object({
  /** When that was; null: never. */
  lastVisitAt: z.string().nullable(),
  /** When the newest of it came: what is seen with it. */
  until: z.string(),
  viewings: z.object({
    count: z.number().int(),
    /** The newest first. */
    items: z.array(
      z.object({
        id: z.number().int(),
        propertyId: z.number().int(),
        title: z.string(),
        /** Who asked. */
        name: z.string(),
        /** The day in London that is asked for, yyyy-MM-dd. */
        date: z.string(),
        times: z.array(z.string()),
        createdAt: z.string(),
      }),
    ),
  }),
  messages: z.object({
    count: z.number().int(),
    /** The newest first. */
    items: z.array(
      z.object({
        id: z.number().int(),
        propertyId: z.number().int(),
        title: z.string(),
        /** Who wrote. */
        name: z.string(),
        text: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
})
export type Activity = z.infer<typeof activityOutput>

/** What was seen: all that had come until then. */
export const markSeenInput = z.object({ until: z.iso.datetime() })
