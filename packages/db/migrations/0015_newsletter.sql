CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_issues_subject_unique" UNIQUE("subject"),
	CONSTRAINT "newsletter_issues_subject" CHECK (length(btrim("newsletter_issues"."subject")) > 0),
	CONSTRAINT "newsletter_issues_body" CHECK (length(btrim("newsletter_issues"."body")) > 0)
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"issue_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"consent_version" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_requests_email" CHECK ("newsletter_requests"."email" like '%_@_%' and "newsletter_requests"."email" = lower("newsletter_requests"."email"))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"consent_version" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_email" CHECK ("newsletter_subscribers"."email" like '%_@_%' and "newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"))
);
--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_kind";--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_letters_once" ON "newsletter_letters" USING btree ("subscriber_id","issue_id");--> statement-breakpoint
CREATE INDEX "newsletter_letters_issue" ON "newsletter_letters" USING btree ("issue_id");--> statement-breakpoint
CREATE INDEX "newsletter_requests_email" ON "newsletter_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_requests_expiry" ON "newsletter_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_ended" ON "newsletter_subscribers" USING btree ("unsubscribed_at");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_kind" CHECK ("emails"."kind" in ('contact.agent', 'contact.sender', 'viewing.agent', 'viewing.sender', 'reply.sender', 'message.agent', 'message.seeker', 'viewing.change.agent', 'viewing.change.seeker', 'account.confirm', 'account.exists', 'account.reset', 'account.changeEmail', 'account.changed', 'search.alert', 'newsletter.confirm', 'newsletter.exists', 'newsletter.issue'));