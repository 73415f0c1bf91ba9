/* The two registrations share most of what they are made of, and come in one file. */
export { RegisterStudent } from './RegisterStudent.tsx'
export { RegisterTeacher } from './RegisterTeacher.tsx'
