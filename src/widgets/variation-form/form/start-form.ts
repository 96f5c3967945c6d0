import { emit, type EventMap } from '@vitrina/core';
import { createVariationIndex, type Variation } from '../../../variations';
import type { Effect, Tell } from '../model/state';
import { bridge } from './bridge';
import { limitQuantity, writeId } from './fields';
import { readFormData, readInline, readMatrix } from './form-data';
import { formObject } from './form-object';
import { createFormStore, type FormStore } from './form-store';
import { listenToForm } from './listen-to-form';
import { createLookup, type Lookup } from './lookup';
import { attributeSelects, nameOf } from './selects';
import { showVariationImage } from './show-image';
import { whileIdle } from './while-idle';

/** Between the form's start and its first check (spec §9), in ms. */
const FIRST_CHECK = 100;

/** Once per form, however often a component is mounted. */
const stores = new WeakMap< Element, FormStore >();

/**
 * The store of a form; from the first call on, the form follows its choices.
 *
 * @param form The form.
 */
export function startForm( form: HTMLFormElement ): FormStore {
	const known = stores.get( form ) ?? createForm( form );
	stores.set( form, known );
	return known;
}

function createForm( form: HTMLFormElement ): FormStore {
	const data = readFormData( form );
	const { settings } = data;
	const selects = attributeSelects( form );
	const panel = form.querySelector( '.single_variation' ) ?? form;
	let inline: Variation[] | undefined;
	let lookup: Lookup | undefined;

	const store = createFormStore( settings, run );
	const { dispatch } = store;
	const events = bridge( form, {
		dispatch,
		read: selects.read,
		reload() {
			lookup?.abort();
			dispatch( { type: 'exchanged', index: load() } );
		},
		change: chooseIn,
		connectLate() {
			dispatch( { type: 'loaded', index: load() } );
			checkLater();
		},
	} );
	dispatch( { type: 'loaded', index: load() } );
	listenToForm( form, {
		change: chooseIn,
		dispatch,
		hasFailed: () => store.get().phase.name === 'failed',
		check: () => events.raise( 'check_variations' ),
		foresee,
	} );
	checkLater();
	return store;

	/** Reads the variations, which another plugin may have exchanged. */
	function load() {
		inline = readInline( form, events.keptVariations() );
		lookup = createLookup( form, inline );
		const matrix = readMatrix( selects.fields, inline, data );
		return matrix && createVariationIndex( matrix );
	}

	/** The first check comes late enough for what else enhances the form. */
	function checkLater(): void {
		setTimeout( () => {
			// A shopper who was quicker has had an answer.
			if ( store.get().isSilent ) {
				events.raise( 'check_variations' );
			}
			events.raise( 'wc_variation_form', [
				formObject( form, selects, inline, events.wrap ),
			] );
			dispatch( { type: 'started' } );
			whileIdle( store.get().index?.precompute( settings ) );
		}, FIRST_CHECK );
	}

	function chooseIn( target: EventTarget | null ): void {
		const select = selects.all.find( ( one ) => one === target );
		if ( select ) {
			dispatch( { type: 'chosen', attribute: nameOf( select ) } );
		}
	}

	/** Fetches the details that a choice would lead to, before it is made. */
	function foresee( name: string, value: string ): void {
		const { index } = store.get();
		const chosen = { ...selects.read(), [ name ]: value };
		index?.possible( chosen, settings );
		index?.outOfStock( chosen );
		if ( ! index || inline || ! Object.values( chosen ).every( Boolean ) ) {
			return;
		}
		const row = index.find( chosen, settings );
		if ( row && ! lookup?.known( row.id ) ) {
			lookup?.foresee( chosen );
		}
	}

	function run( effect: Effect ): void {
		switch ( effect.do ) {
			case 'raise':
				events.raise(
					effect.name,
					effect.values,
					effect.isOnPanel ? panel : form
				);
				break;
			case 'read selects':
				dispatch( { type: 'read', selection: selects.read() } );
				break;
			case 'write selects':
				selects.write( effect.selection, effect.possible );
				break;
			case 'focus first select':
				selects.all[ 0 ]?.focus();
				break;
			case 'write id':
				writeId( form, effect.id );
				break;
			case 'limit quantity':
				limitQuantity( form, effect.limits );
				break;
			case 'show image':
				showVariationImage( form, effect.image );
				break;
			case 'look up':
				void lookUp( effect );
				break;
			case 'abort lookup':
				lookup?.abort();
				break;
			case 'go on':
				dispatch( effect.event );
				break;
			case 'tell':
				tell( effect );
		}
	}

	function tell< Name extends Tell[ 'name' ] >( {
		name,
		payload,
	}: Tell< Name > ): void {
		emit( name, { form, ...payload } as EventMap[ Name ] );
	}

	async function lookUp( {
		selection,
		id,
	}: Extract< Effect, { do: 'look up' } > ): Promise< void > {
		const known = id === undefined ? undefined : lookup?.known( id );
		if ( known ) {
			dispatch( { type: 'answered', variation: known } );
			return;
		}
		try {
			const variation = await lookup?.ask( selection );
			dispatch( { type: 'answered', variation } );
		} catch ( error ) {
			if ( Object( error ).code !== 'aborted' ) {
				dispatch( { type: 'lookup failed' } );
			}
		}
	}
}
