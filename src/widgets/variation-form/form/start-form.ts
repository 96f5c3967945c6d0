import { emit, type EventMap } from '@vitrina/core';
import { readInline } from '../../../components/variation-form/inline-variations';
import {
	attributeSelects,
	nameOf,
} from '../../../components/variation-form/selects';
import { createVariationIndex, type Variation } from '../../../variations';
import type { Effect, EmitEffect } from '../model/state';
import { bridge } from './bridge';
import { limitQuantity, writeId } from './fields';
import { readFormData, readMatrix } from './form-data';
import { formObject } from './form-object';
import { createFormStore, type FormStore } from './form-store';
import { listenToForm } from './listen-to-form';
import { createLookup, type Lookup } from './lookup';
import { showVariationImage } from './show-image';
import { whileIdle } from './while-idle';

/** In milliseconds, from the start of the form to its first check (spec §9). */
const FIRST_CHECK_DELAY = 100;

/** One store per form, also if a component is mounted again. */
const stores = new WeakMap< Element, FormStore >();

/** Returns the store of a form. The first call adds the form's listeners. */
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
		change: onSelectChange,
		onJQueryLoaded() {
			dispatch( { type: 'loaded', index: load() } );
			checkLater();
		},
	} );
	dispatch( { type: 'loaded', index: load() } );
	listenToForm( form, {
		change: onSelectChange,
		dispatch,
		hasFailed: () => store.get().phase.name === 'failed',
		check: () => events.raise( 'check_variations' ),
		prefetch,
	} );
	checkLater();
	return store;

	/** Reads the variations. Called again when another plugin has replaced them. */
	function load() {
		inline = readInline( form, events.storedVariations() );
		lookup = createLookup( form, inline );
		const matrix = readMatrix( selects.fields, inline, data );
		return matrix && createVariationIndex( matrix );
	}

	/** The first check waits for other scripts that enhance the form. */
	function checkLater(): void {
		setTimeout( () => {
			// Skipped if the shopper has already selected a value.
			if ( store.get().isSilent ) {
				events.raise( 'check_variations' );
			}
			events.raise( 'wc_variation_form', [
				formObject( form, selects, inline, events.wrap ),
			] );
			dispatch( { type: 'started' } );
			whileIdle( store.get().index?.precompute( settings ) );
		}, FIRST_CHECK_DELAY );
	}

	function onSelectChange( target: EventTarget | null ): void {
		const select = selects.all.find( ( one ) => one === target );
		if ( select ) {
			dispatch( { type: 'chosen', attribute: nameOf( select ) } );
		}
	}

	/** Fetches the details of the variation that a value would lead to, before it is selected. */
	function prefetch( name: string, value: string ): void {
		const { index } = store.get();
		const chosen = { ...selects.read(), [ name ]: value };
		index?.possible( chosen, settings );
		index?.outOfStock( chosen );
		if ( ! index || inline || ! Object.values( chosen ).every( Boolean ) ) {
			return;
		}
		const row = index.find( chosen, settings );
		if ( row && ! lookup?.known( row.id ) ) {
			lookup?.prefetch( chosen );
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
			case 'dispatch':
				dispatch( effect.event );
				break;
			case 'emit':
				emitEvent( effect );
		}
	}

	function emitEvent< Name extends EmitEffect[ 'name' ] >( {
		name,
		payload,
	}: EmitEffect< Name > ): void {
		emit( name, { form, ...payload } as EventMap[ Name ] );
	}

	async function lookUp( {
		selection,
		id,
	}: Extract< Effect, { do: 'look up' } > ): Promise< void > {
		const known = id === undefined ? undefined : lookup?.known( id );
		if ( known ) {
			dispatch( { type: 'looked up', variation: known } );
			return;
		}
		try {
			const variation = await lookup?.request( selection );
			dispatch( { type: 'looked up', variation } );
		} catch ( error ) {
			if ( Object( error ).code !== 'aborted' ) {
				dispatch( { type: 'lookup failed' } );
			}
		}
	}
}
