import { wcAjax } from '@vitrina/core';
import { nextPaint } from '../../../components/after-paint';
import type { Selection, Variation } from '../../../variations';
import { isVariation } from './form-data';

export interface Lookup {
	/** A variation that the page already knows. */
	known: ( id: number ) => Variation | undefined;
	/**
	 * Asks the server; an earlier question is given up.
	 *
	 * @throws ApiError, whose code is `aborted` where a later question came.
	 */
	ask: ( chosen: Selection ) => Promise< Variation | undefined >;
	/**
	 * Asks for what is likely to be chosen next, unless something else is being
	 * asked. A later question for the same gets this answer.
	 */
	foresee: ( chosen: Selection ) => void;
	/** Gives up a question that is no longer asked; one foreseen goes on. */
	abort: () => void;
}

interface Question {
	of: string;
	controller: AbortController;
	answer: Promise< Variation | undefined >;
}

/**
 * The details of variations: those in the page, and those fetched.
 *
 * @param form   Whose they are.
 * @param inline Those in the page.
 */
export function createLookup(
	form: HTMLFormElement,
	inline: readonly Variation[] = []
): Lookup {
	const known = new Map(
		inline.map( ( variation ) => [ variation.variation_id, variation ] )
	);
	let pending: Question | undefined;
	/** Whether somebody waits for it; else it was only likely to be chosen. */
	let isAsked = false;

	const giveUp = () => {
		pending?.controller.abort();
		pending = undefined;
		isAsked = false;
	};

	async function send( chosen: Selection, { signal }: AbortController ) {
		// Sending costs a browser as much script as showing the choice it follows
		// from, so what is shown comes first.
		await nextPaint();
		const answer = await wcAjax(
			'get_variation',
			{
				...chosen,
				product_id: form.dataset.product_id,
				custom_data: form.dataset.custom_data,
			},
			{ signal }
		);
		if ( ! isVariation( answer ) ) {
			return undefined;
		}
		known.set( answer.variation_id, answer );
		return answer;
	}

	function question( chosen: Selection ): Question {
		const of = JSON.stringify( chosen );
		if ( pending?.of === of ) {
			return pending;
		}
		giveUp();
		const controller = new AbortController();
		const own = { of, controller, answer: send( chosen, controller ) };
		const end = () => {
			if ( pending === own ) {
				giveUp();
			}
		};
		own.answer.then( end, end );
		return ( pending = own );
	}

	return {
		known: ( id ) => known.get( id ),
		abort() {
			if ( isAsked ) {
				giveUp();
			}
		},
		ask( chosen ) {
			const { answer } = question( chosen );
			isAsked = true;
			return answer;
		},
		foresee( chosen ) {
			if ( ! isAsked ) {
				question( chosen );
			}
		},
	};
}
