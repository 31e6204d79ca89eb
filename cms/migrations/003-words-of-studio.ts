import { type Migration, renameChoice, rewordNotes } from "../src/migration-steps.ts";

/** What the repository said of fields and collections to editors, and what it says now. A note that an operator wrote stays. */
const notes: Readonly<Record<string, string>> = {
	"Pages built of blocks, one entry per language.": "Pages built from blocks. One entry per language.",
	"The links of header and footer, one entry per language.": "Links in the header and the footer. One entry per language.",
	"Old addresses and where they lead now.": "Old addresses and where they lead today.",
	"What the whole site says about itself, one entry per language.":
		"Information about the site as a whole. One entry per language.",
	"Who processes data for this site and why, one entry per language.":
		"Companies that process data for this site, and why. One entry per language.",
	"Articles, one entry per language.": "Articles. One entry per language.",
	"What articles are sorted into, one entry per language.": "The topics that articles are filed under. One entry per language.",
	"Who writes articles, one entry per language.": "People who write articles. One entry per language.",
	"Words of the trade, one entry per language.": "Terms explained in the glossary. One entry per language.",
	"What was done for whom, one entry per language.":
		"Completed projects: what was done, and for which client. One entry per language.",
	"What data spaces are used for, one entry per language.": "What data spaces are used for. One entry per language.",
	"Fields of industry with a page of their own, one entry per language.":
		"Industries that have a page of their own. One entry per language.",
	"Files to take along, one entry per language.": "Files to download. One entry per language.",
	"What visitors can try, one entry per language.": "Demos that visitors can try out. One entry per language.",
	"Webinars, workshops and meetings, one entry per language.":
		"Webinars, workshops, conferences and meetups. One entry per language.",
	"Who speaks at which event.": "Which speaker appears at which event.",
	"Who speaks at events, one entry per language.": "People who speak at events. One entry per language.",
	"Videos of past events, one entry per language.": "Videos of past events. One entry per language.",
	"Who takes part in which event. Kept for as long as the event says.":
		"Who has registered for which event. Kept for as long as the event specifies.",
	"What visitors wrote through the contact form.": "Messages sent through the contact form.",
	"Visitors see what says Published here, and only between the two moments below. A button “Publish” stores the entry as it is, and does not change this.":
		"Only published entries are visible, and only within the period set below. The “Publish” button saves this entry; it does not change its status.",
	"The language of this text. Each language is an entry of its own and is published on its own.":
		"The language of this entry. Each language is its own entry and is published separately.",
	"The same word in both languages joins the German and the English entry.":
		"Links the entries of all languages: use the same key in each.",
	"Not shown before; empty: at once.": "Hidden from visitors until then. Leave empty to publish at once.",
	"Not shown from then on; empty: never.": "Hidden from visitors from then on. Leave empty to keep it online.",
	"Set where the page has an address of its own, such as home or imprint; otherwise it lives at its slug.":
		"Only for pages with a fixed address, such as home or imprint. All others are found under their slug.",
	"The last part of the address: small letters, digits and hyphens.":
		"The last part of the address: lowercase letters, digits and hyphens.",
	"The heading of the browser's tab, of search results and of shared links.":
		"Shown in the browser tab, in search results and in link previews.",
	"One or two sentences for search results and shared links.": "One or two sentences for search results and link previews.",
	"The page's sections from top to bottom, each an object with a type.":
		"The sections of the page from top to bottom, each an object with a type.",
	"For shared links; empty: a picture is drawn.": "Used in link previews. Leave empty to use a drawn picture.",
	"Who made this entry and who changed it last.": "Who created this entry and who last changed it.",
	"The heading of its column in the footer.": "The heading of the footer column this link belongs to.",
	"An address of this site in the entry's language, or one that begins with https.":
		"A path on this site in the language of this entry, or an address starting with https.",
	"The path that is gone.": "The old path.",
	"A path of this site, or an address that begins with https.": "A path on this site, or an address starting with https.",
	"Browsers and search engines remember it.": "Browsers and search engines remember a permanent redirect.",
	"Why it is there.": "The reason for this redirect.",
	"For pages without a description of their own.": "Used on pages that have no description of their own.",
	"Name, street, postal_code, city, country, email and phone.":
		"An object with name, street, postal_code, city, country, email and phone.",
	"What the partner is, in a word or two.": "What kind of service it is, in one or two words.",
	"The consent that it needs.": "The consent that visitors have to give first.",
	"How long the partner keeps the data, where that is known.": "How long the partner keeps the data, if known.",
	"The partner's own privacy policy, an https address.": "The partner's own privacy policy, starting with https.",
	"The day that visitors read on it.": "The date shown to visitors.",
	"Two sentences for lists, search results and shared links.": "Two sentences for lists, search results and link previews.",
	"Empty: a picture is drawn from the article's key and category.":
		"Leave empty to use a picture drawn for the article and its category.",
	"What the cover shows, for those who don't see it.": "A description of the picture for people who cannot see it.",
	"The colour of its label and of drawn covers.": "The colour of the category's label and of the covers drawn for its articles.",
	"Only for a region below International Pulse: the last part of its address.":
		"Only for regions below International Pulse: the last part of the region's address.",
	"What they do here, in a few words.": "Their position, in a few words.",
	"Empty: a portrait is drawn.": "Leave empty to use a drawn portrait.",
	"As a dictionary has it: singular, a German adjective with its ending (Digitaler Produktpass).":
		"As it would appear in a dictionary: in the singular, German adjectives with their ending (Digitaler Produktpass).",
	"One sentence that stands alone: lists, search results and shared links show it.":
		"One sentence that makes sense on its own. Used in lists, search results and link previews.",
	"Other words for it. Articles link from them as from the term, in their usual forms.":
		"Other names for the same thing. Articles link them to this term, inflected forms included.",
	"Translation keys of terms that belong to it. They show this one in return.":
		"Translation keys of related terms. The relation is shown on both pages.",
	"What was achieved, in a line.": "The achievement in one line.",
	"Who the client is: what they do, how large they are, where.": "Who the client is: line of business, size, location.",
	"What was built. Choose the entry in the same language.":
		"The use case that was put into practice. Choose its entry in the same language.",
	"Up to three numbers that say what changed. The first stands in lists.":
		"Up to three figures that show what changed. The first one appears in lists.",
	"How it was before, and what did not work.": "The situation before, and what did not work.",
	"What else there is to tell, below the result.": "Anything else worth telling. Shown below the result.",
	"What the client says: an object with text, name and role.": "A quote from the client: an object with text, name and role.",
	"The industry that it comes from, which gives the picture its colour. Choose the entry in the same language.":
		"The main industry; it also sets the colour of the picture. Choose the entry in the same language.",
	"Further industries that use it: their translation keys, e.g. logistics.":
		"Translation keys of further industries this use case applies to, such as logistics.",
	"What happens without a data space.": "What goes wrong without a data space.",
	"Who takes part, two to four, in the order of the drawing. Names of at most 24 letters.":
		"Two to four participants, in the order of the drawing. Names of up to 24 characters.",
	"What flows between them, in order: from and to are names of parties above; the rule is the usage policy.":
		"What is exchanged, in order. “From” and “To” are names of participants above; “rule” is the usage policy.",
	"What it brings.": "The benefits.",
	"What else there is to tell, below the results.": "Anything else worth telling. Shown below the benefits.",
	"One or two words: they stand in filters.": "One or two words, because it also appears in filters.",
	"Two sentences for the page's head, search results and shared links.":
		"Two sentences for the top of the page, search results and link previews.",
	"What people in this industry struggle with.": "The problems that companies in this industry struggle with.",
	"The next step at the end of the page; empty: the usual one.":
		"Heading of the call to action at the end of the page. Leave empty to use the standard one.",
	"The language that the file is written in.": "The language the file is written in.",
	"What visitors download.": "The file visitors download.",
	"The prototype that can be tried, an object with its name; empty: there is none.":
		"The prototype visitors can try, as an object with its name. Leave empty if there is none.",
	"The language that is spoken there.": "The language spoken at the event.",
	"The zone whose clock the page shows.": "Times on the page are shown in this time zone.",
	"Sent to those who registered; never shown on the page.": "Sent to people who have registered. Never shown on the page.",
	"How many seats there are, in both languages together; 0: nobody counts.":
		"Total number of seats, shared by all languages. 0 means unlimited.",
	"How many of them are given away elsewhere, such as to speakers or by phone.":
		"Seats set aside, for example for speakers or for registrations by phone. They count towards the total.",
	"How many seats are taken, reserved ones included; counted, not typed.":
		"Seats taken, including those set aside. Updated automatically.",
	"How many people are in the waiting list; counted, not typed.": "People on the waiting list. Updated automatically.",
	"How many days after the end registrations are kept.": "How many days after the event registrations are kept.",
	"What happens when, on the clock of the time zone, such as 14:30.":
		"The programme, with times in the event's time zone, such as 14:30.",
	"Choose the speakers' entries in the same language, in the order of the page.":
		"Choose the speakers' entries in the same language. Their order here is their order on the page.",
	"Empty: a picture is drawn.": "Leave empty to use a drawn picture.",
	"The event that was recorded, in the same language.": "The event that was recorded. Choose its entry in the same language.",
	"The language that is spoken or written in it.": "The language spoken or shown in the video.",
	"The video's address or number at its provider; empty for a file of our own.":
		"The video's address or ID at the provider. Leave empty for an uploaded file.",
	"A film of our own, as WebM or MP4.": "The uploaded video, as WebM or MP4.",
	"Captions in this entry's language, as WebVTT.": "Captions in the language of this entry, as WebVTT.",
	"How long it is, in seconds; a day at most.": "Length in seconds, 86,400 (one day) at most.",
	"Where each part begins, as minutes and seconds, such as 12:30.":
		"Where each chapter starts, in minutes and seconds, such as 12:30.",
	"What is said, for reading and for search.": "The full text of what is said, for readers and for search.",
	"Seats and waiting list belong to the event in both languages together.":
		"Seats and waiting list are shared by all languages of the event.",
	"Not confirmed yet: a mail asks for it. Confirmed needs a free seat. Whoever cancels frees one.":
		"“Not confirmed yet”: we have asked for confirmation by email. “Confirmed” requires a free seat. “Cancelled” frees the seat.",
	"The language of the mails to this person.": "The language of the emails this person receives.",
	"The order of the waiting list; the lowest is next.": "Position on the waiting list. The lowest number is next.",
	"Until when a free seat is kept for this person.": "A free seat is held for this person until then.",
	"When name, address, organisation and remark were erased.": "When name, address, organisation and remark were deleted.",
	"The event in both languages.": "The translation key shared by all languages of the event.",
	"Answered and closed messages are erased 90 days later, all others a year after they came.":
		"Answered and closed messages are deleted after 90 days, all others one year after they arrived.",
	"The language that the message was written in.": "The language the message was written in.",
};

const migration: Migration = {
	before: [
		rewordNotes(notes),
		renameChoice("events", "event_status", "Takes place", "Scheduled"),
		renameChoice("events", "mode", "Both", "Hybrid"),
		renameChoice("recordings", "provider", "A file of our own", "Uploaded file"),
		renameChoice("registrations", "state", "Was there", "Attended"),
	],
};
export default migration;
