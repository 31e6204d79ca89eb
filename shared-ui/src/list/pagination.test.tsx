import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { Pagination, type PaginationProps } from "./pagination.tsx";

const words = { page: "Page", back: "Previous page", next: "Next page" };
const draw = (props: Partial<PaginationProps>) =>
	renderToStaticMarkup(<Pagination label="Pages" words={words} totalItems={50} modelValue={2} {...props} />);
const links = { type: "link", linkUrl: "/list?page=[page]", firstPageUrl: "/list" } as const;
/** The addresses of all links, in order. */
const addresses = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

/** The rendered host elements of a pagination, with their handlers. */
function elements(node: ReactNode): ReactElement<Record<string, unknown>>[] {
	if (Array.isArray(node)) return node.flatMap(elements);
	if (!isValidElement<Record<string, unknown>>(node)) return [];
	if (typeof node.type === "function") return elements((node.type as (props: unknown) => ReactNode)(node.props));
	return [node, ...elements(node.props.children as ReactNode)];
}
const parts = (props: Partial<PaginationProps>, tag: string) =>
	elements(<Pagination label="Pages" words={words} totalItems={50} modelValue={2} {...props} />).filter(
		({ type }) => type === tag,
	);
const click = (part: ReactElement<Record<string, unknown>> | undefined, keys: object = {}) => {
	const event = { preventDefault: vi.fn(), ...keys };
	if (!part) throw new Error("There is no such part.");
	(part.props.onClick as (event: unknown) => void)(event);
	return event;
};

describe("pagination as links", () => {
	test("[PG-6] is a labelled nav of plain links, which work without JavaScript", () => {
		const markup = draw(links);
		expect(markup).toMatch(/^<nav aria-label="Pages"/);
		expect(addresses(markup)).toEqual([
			"/list",
			"/list",
			"/list?page=3",
			"/list?page=4",
			"/list?page=5",
			"/list?page=3",
		]);
		expect(markup).not.toContain("<button");
	});

	test("[PG-6] marks the current page once for assistive technology, and does not link it", () => {
		const markup = draw(links);
		expect(markup.match(/aria-current/g)).toHaveLength(1);
		expect(markup).toMatch(
			/<span [^>]*aria-current="page"[^>]*><span class="visually-hidden">Page <\/span><span>2<\/span><\/span>/,
		);
	});

	test("[PG-6] gives symbols an accessible name", () => {
		const markup = draw({ ...links, totalItems: 200, modelValue: 10, showJumpButtons: true });
		expect(markup).toContain('<span aria-hidden="true">&lt;</span><span class="visually-hidden">Previous page</span>');
		expect(markup).toContain('<span aria-hidden="true">...</span><span class="visually-hidden">Page 13</span>');
		expect(draw({ ...links, nextButtonContent: "Next page" }).match(/Next page/g)).toHaveLength(1);
	});

	test("[PG-4] has no links without a target", () => {
		expect(addresses(draw({ ...links, modelValue: 1 }))).not.toContain("/list?page=0");
		expect(addresses(draw({ ...links, disablePagination: true }))).toEqual([]);
	});

	test("calls the handler for a plain click, and leaves a click for a new tab to the browser", () => {
		const onChange = vi.fn();
		const [, , third] = parts({ ...links, onChange }, "a");
		expect(click(third, { ctrlKey: true }).preventDefault).not.toHaveBeenCalled();
		expect(onChange).not.toHaveBeenCalled();
		expect(click(third).preventDefault).toHaveBeenCalledOnce();
		expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
		expect(click(parts(links, "a")[2]).preventDefault).not.toHaveBeenCalled();
	});
});

describe("pagination as buttons", () => {
	test("[PG-6] marks the current page and disabled buttons", () => {
		const markup = draw({ modelValue: 1 });
		expect(markup).toMatch(/<button [^>]*aria-current="page"[^>]*>.*?<span>1<\/span><\/button>/);
		expect(markup.match(/aria-disabled="true"/g)).toHaveLength(1);
		expect(markup).not.toContain("<a ");
	});

	test("[PG-4] reports a click, except on the current page, beyond the ends or while disabled", () => {
		const onChange = vi.fn();
		for (const button of parts({ modelValue: 1, totalItems: 20, onChange }, "button")) click(button);
		expect(onChange.mock.calls).toEqual([[2], [2]]);
		for (const button of parts({ onChange, disablePagination: true }, "button")) click(button);
		expect(onChange).toHaveBeenCalledTimes(2);
	});

	test("[PG-2] throws an error that names an invalid option", () => {
		expect(() => draw({ maxPagesShown: 0 })).toThrow("maxPagesShown");
	});
});
