import { settings, type ConsentCategory } from '@vitrina/core';

/** What PHP prints for every page and every visitor; see search_settings(). */
export interface SearchSettings {
	/** The address of what the list looks like. */
	style: string;
	/** Letters from which on it suggests (spec §5). */
	minChars: number;
	/** Of a suggestion service outside; empty where the shop suggests itself. */
	service: string;
	/** What the visitor must allow before anything is sent there. */
	consent: ConsentCategory;
	/** Of all products. */
	shopUrl: string;
	texts: Record<
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
}

export const searchSettings = () => settings().search as SearchSettings;
