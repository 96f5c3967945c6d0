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

/** What PHP prints for every page and every visitor; see search_settings(). */
export interface SearchSettings {
	/** Suggestions begin with this number of letters (spec §5). */
	minChars: number;
	/** Of a suggestion service outside; empty where the shop suggests itself. */
	service: string;
	/** What the visitor must allow before anything is sent there. */
	consent: ConsentCategory;
	/** Of all products. */
	shopUrl: string;
	texts: SearchTexts;
}

export const searchSettings = () => settings().search as SearchSettings;
