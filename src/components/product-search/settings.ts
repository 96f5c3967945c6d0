import { settings, type ConsentCategory } from '@vitrina/core';

export type SearchTexts = Record<
	| 'list'
	| 'count'
	| 'recent'
	| 'clear'
	| 'cleared'
	| 'nothing'
	| 'hint'
	| 'shop',
	string
>;

/** Settings for each page, equal for all visitors; see search_settings(). */
export interface SearchSettings {
	/** Minimum number of letters for suggestions (spec §5). */
	minChars: number;
	/** URL of an external suggestion service; empty if the shop itself suggests. */
	service: string;
	/** The consent category that the service requires. */
	consent: ConsentCategory;
	/** URL of the page of all products. */
	shopUrl: string;
	texts: SearchTexts;
}

export const searchSettings = () => settings().search as SearchSettings;
